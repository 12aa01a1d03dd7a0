import { useState } from 'react';
import Button from '@mui/material/Button';
import { hasSigned } from '@domain/sessions/report-sections.ts';
import type { RecordingSessionReport } from '@domain/sessions/report.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { getSessionStage, sessionTransitions } from '@domain/sessions/transitions.ts';
import { isAllowed } from '@domain/transitions.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/useNow.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { api } from '../../../lib/http/api.ts';
import { getChangeableParts, getRolesIn } from '../data/sessionChanges.ts';
import type { Contacts } from '../data/useContacts.ts';

const EditSessionDialog = lazyComponent(() =>
  import('../dialogs/EditSessionDialog.tsx').then((module) => module.EditSessionDialog),
);
const NotesDialog = lazyComponent(() =>
  import('../dialogs/NotesDialog.tsx').then((module) => module.NotesDialog),
);

interface Props {
  readonly session: RecordingSession;
  /** Participants' addresses, if the reader may see them. */
  readonly contacts: Contacts;
}

/** Actions on a session, by rights and time: edit, cancel before it begins, record the outcome, close. */
export const SessionActions = ({ session, contacts }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const [open, setOpen] = useState<'edit' | 'notes'>();
  const { id, revision } = session;
  const rolesHere = getRolesIn(session, useSignedIn());
  const may = (change: 'cancel' | 'close' | 'reopen' | 'note') =>
    isAllowed(sessionTransitions[change], getSessionStage(session, now), rolesHere);
  const report = useLiveDoc<RecordingSessionReport>(
    session.hasReport ? `recordingSessionReports/${id}` : null,
  );
  // Until the signatures load, no other signers are offered.
  const changeable = getChangeableParts(rolesHere, session, now, {
    isSignedByEngineer: session.hasReport && (!report.data || hasSigned(report.data, 'ENGINEER')),
    isSealed: session.hasReport && report.data?.sealedAt !== null,
  });
  // Participants can be edited once their addresses are loaded.
  const parts = new Set([...changeable].filter((part) => part !== 'participants' || contacts !== null));
  const mayChange = parts.size > 0 && contacts !== undefined;
  const close = () => setOpen(undefined);
  const isAnyAllowed = may('cancel') || may('close') || may('reopen') || may('note') || mayChange;
  if (!isAnyAllowed && !open) return null;

  return (
    <SectionCard title={text('sessions.actions')}>
      <Row>
        {may('close') && (
          <SendButton
            variant="contained"
            onSend={async (submission) => {
              await api.sessions.update({ id }, { revision, state: 'done' }, submission);
              toasts.success(text('sessions.isDone'));
            }}
          >
            {text('sessions.done')}
          </SendButton>
        )}
        {may('reopen') && (
          <SendButton
            color="inherit"
            onSend={async (submission) => {
              await api.sessions.update({ id }, { revision, state: 'planned' }, submission);
              toasts.success(text('sessions.isReopened'));
            }}
          >
            {text('sessions.reopen')}
          </SendButton>
        )}
        {mayChange && (
          <Button variant="outlined" onPointerEnter={EditSessionDialog.ahead} onClick={() => setOpen('edit')}>
            {text('sessions.change')}
          </Button>
        )}
        {may('note') && (
          <Button variant="outlined" onPointerEnter={NotesDialog.ahead} onClick={() => setOpen('notes')}>
            {text('sessions.note')}
          </Button>
        )}
        {may('cancel') && (
          <Button color="error" onClick={() => setAsking(true)}>
            {text('sessions.cancel')}
          </Button>
        )}
      </Row>
      <ConfirmDialog
        open={isAsking}
        tone="error"
        title={text('sessions.cancelTitle')}
        confirmLabel={text('sessions.cancel')}
        cancelLabel={text('sessions.keep')}
        onConfirm={async (submission) => {
          await api.sessions.update({ id }, { revision, state: 'cancelled' }, submission);
          setAsking(false);
          toasts.success(text('sessions.cancelled'));
        }}
        onCancel={() => setAsking(false)}
      >
        {text('sessions.cancelText')}
      </ConfirmDialog>
      {open === 'edit' && (
        <EditSessionDialog session={session} contacts={contacts ?? []} parts={parts} onClose={close} />
      )}
      {open === 'notes' && <NotesDialog session={session} onClose={close} />}
    </SectionCard>
  );
};
