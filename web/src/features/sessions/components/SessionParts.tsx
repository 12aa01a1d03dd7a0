import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { getScripts, SessionScripts } from '../../../common/sessions/files/SessionScripts.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import type { Contacts } from '../data/useContacts.ts';
import { useSessionFiles } from '../data/useSessionFiles.ts';
import { SessionActions } from './SessionActions.tsx';
import { SessionDeliveries } from './SessionDeliveries.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { SessionFiles } from './SessionFiles.tsx';
import { SessionHead } from './SessionHead.tsx';
import { SessionReport } from './SessionReport.tsx';

interface Props {
  readonly session: RecordingSession;
  readonly contacts: Contacts;
}

/** The parts of a session's page: its engineer works with script and files first, others with facts and actions. */
export const SessionParts = ({ session, contacts }: Props) => {
  const text = useText();
  const { uid } = useSignedIn();
  const loaded = useSessionFiles(session);
  const { files, request } = loaded;
  const hasScript = files !== undefined && getScripts(files).length > 0;
  const isEngineers = session.engineerId === uid;

  const plan = (
    <>
      <SessionFacts session={session} contacts={contacts} />
      <SessionActions session={session} contacts={contacts} />
    </>
  );

  return (
    <Stack>
      <SessionHead session={session} files={files} />
      {!isEngineers && plan}
      {files && (hasScript || isEngineers) && (
        <SectionCard title={text('sessions.scriptTitle')}>
          {hasScript ? (
            <SessionScripts sessionId={session.id} files={files} onAccepted={request.reload} />
          ) : (
            <Muted>{text('sessions.noScript')}</Muted>
          )}
        </SectionCard>
      )}
      <SessionDeliveries session={session} />
      <SessionFiles sessionId={session.id} {...loaded} />
      {isEngineers && plan}
      <SessionReport session={session} contacts={contacts} />
    </Stack>
  );
};
