import { useState } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import type { CalendarAddress } from '@domain/calendar/calendar.api.ts';
import { CopyLinkButton } from '../../../components/CopyLinkButton.tsx';
import { DateText } from '../../../components/DateText.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';

/** `webcal:` opens in a calendar program, which offers to subscribe. */
const toWebcal = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** The private calendar feed address: create, copy, replace and revoke. */
export const FollowedAddress = () => {
  const text = useText();
  const toasts = useToasts();
  const request = useRequest('calendar', (signal) => api.calendar.address({ signal }));
  const [changed, setChanged] = useState<CalendarAddress>();
  const [question, setQuestion] = useState<'replace' | 'close'>();
  if (request.status === 'error') return <ErrorState error={request.error} onRetry={request.reload} />;
  if (!request.data)
    return (
      <LoadingState>
        <Skeleton variant="rounded" height={48} />
      </LoadingState>
    );

  const { address, since } = changed ?? request.data;
  if (address === null)
    return (
      <SendButton
        variant="contained"
        onSend={async (submission) => {
          setChanged(await api.calendar.newAddress(submission));
          toasts.success(text('calendar.made'));
        }}
      >
        {text('calendar.make')}
      </SendButton>
    );

  return (
    <Stack>
      <TextField
        fullWidth
        label={text('calendar.address')}
        value={address}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
        onFocus={({ target }) => target.select()}
      />
      <Muted>
        {text('calendar.secret')} {since && <DateText instant={since} />}
      </Muted>
      <Row>
        <CopyLinkButton path={address} label={text('calendar.copy')} />
        <Button variant="outlined" color="inherit" href={toWebcal(address)}>
          {text('calendar.open')}
        </Button>
        <Button color="inherit" onClick={() => setQuestion('replace')}>
          {text('calendar.replace')}
        </Button>
        <Button color="error" onClick={() => setQuestion('close')}>
          {text('calendar.close')}
        </Button>
      </Row>
      <ConfirmDialog
        open={question !== undefined}
        tone="error"
        title={text(question === 'close' ? 'calendar.closeTitle' : 'calendar.replaceTitle')}
        confirmLabel={text(question === 'close' ? 'calendar.close' : 'calendar.replace')}
        onConfirm={async (submission) => {
          const send = question === 'close' ? api.calendar.closeAddress : api.calendar.newAddress;
          setChanged(await send(submission));
          setQuestion(undefined);
        }}
        onCancel={() => setQuestion(undefined)}
      >
        {text('calendar.endsText')}
      </ConfirmDialog>
    </Stack>
  );
};
