import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { NAME_MAX } from '@domain/reference/reference.ts';
import { PlainSubmit } from '../../../components/plain/PlainSubmit.tsx';
import { PlainText } from '../../../components/plain/PlainText.tsx';
import { usePlainForm } from '../../../components/plain/usePlainForm.ts';
import { ErrorState } from '../../../components/states/states.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { saveName } from './guestCalls.ts';
import { enterRoom, isExpected, useRoom } from './guestRoom.ts';
import { useGone } from './useGone.ts';

/** Height of the name form, on phones together with the rest of the text above it, so that what stands below keeps its place. */
const FORM_HEIGHT = { xs: 192, sm: 94 };

interface Props {
  readonly link: string;
  readonly onGone: () => void;
}

const NameForm = ({ link, onGone, name }: Props & { readonly name: string }) => {
  const text = useText();
  const toasts = useToasts();
  const orGone = useGone(onGone);
  const form = usePlainForm({
    initial: { name },
    // An empty name takes the one before back.
    faultsOf: () => ({}),
    send: async ({ name: typed }, press) => {
      await orGone(() => saveName(link, typed, press));
      toasts.success(text('guest.nameSaved'));
    },
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-end' }}>
        <Box sx={{ flex: '1 1 180px' }}>
          <PlainText
            name="name"
            label={text('guest.name')}
            autoComplete="name"
            maxLength={NAME_MAX}
            hint={text('guest.nameHint')}
            value={form.values.name}
            onChange={(typed) => form.change({ name: typed })}
            error={form.faults.name}
          />
        </Box>
        <PlainSubmit form={form} variant="outlined">
          {text('guest.saveName')}
        </PlainSubmit>
      </Box>
    </form>
  );
};

/** What a guest is asked on a shared page, who reads it, and by which name they go. */
export const GuestBar = ({ link, onGone }: Props) => {
  const text = useText();
  const room = useRoom(link);
  const isComing = isExpected(link);
  const { status, error, reload } = useRequest(isComing ? `enter:${link}` : null, () => enterRoom(link));
  useEffect(() => {
    if (!room.asksVotes) onGone();
  }, [room, onGone]);
  if (isComing && status === 'error') return <ErrorState error={error} onRetry={reload} />;
  return (
    <Card sx={{ padding: 2, marginBottom: 2, display: 'grid', gap: 1.5 }}>
      <Typography>
        {text('guest.lead')}
        {room.session !== '' && ` ${text(room.sharesComments ? 'guest.leadShared' : 'guest.leadOwn')}`}
      </Typography>
      {isComing ? (
        <Skeleton variant="rounded" sx={{ height: FORM_HEIGHT }} />
      ) : (
        <NameForm link={link} onGone={onGone} name={room.name} />
      )}
    </Card>
  );
};
