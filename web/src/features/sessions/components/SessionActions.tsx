import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/useNow.ts';
import { changeSession } from '../data/sessionCalls.ts';

/** What can be done about a session now, by whoever may: call it off before it begins, close it afterwards. */
export const SessionActions = ({ session }: { readonly session: RecordingSession }) => {
  const text = useText();
  const toasts = useToasts();
  const now = useNow();
  const { roles } = useSignedIn();
  const [isAsking, setAsking] = useState(false);
  const { id, revision } = session;
  const hasBegun = session.startsAt.toMillis() <= now;
  const isStaff = roles.some((role) => role === 'agencyTeam' || role === 'admin');
  const mayCancel = session.state === 'planned' && !hasBegun && (isStaff || roles.includes('client'));
  const mayClose = session.state === 'planned' && hasBegun && (isStaff || roles.includes('engineer'));
  if (!mayCancel && !mayClose) return null;
  return (
    <SectionCard title={text('sessions.actions')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayClose && (
          <SendButton
            variant="contained"
            onSend={async (press) => {
              await changeSession(id, { revision, state: 'done' }, press);
              toasts.success(text('sessions.isDone'));
            }}
          >
            {text('sessions.done')}
          </SendButton>
        )}
        {mayCancel && (
          <Button color="error" onClick={() => setAsking(true)}>
            {text('sessions.cancel')}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={isAsking}
        tone="error"
        title={text('sessions.cancelTitle')}
        confirmLabel={text('sessions.cancel')}
        cancelLabel={text('sessions.keep')}
        onConfirm={async (press) => {
          await changeSession(id, { revision, state: 'cancelled' }, press);
          setAsking(false);
          toasts.success(text('sessions.cancelled'));
        }}
        onCancel={() => setAsking(false)}
      >
        {text('sessions.cancelText')}
      </ConfirmDialog>
    </SectionCard>
  );
};
