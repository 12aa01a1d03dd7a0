import { hasStaffRole } from '@domain/access/roles.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { getScripts, SessionScripts } from '../../../common/sessions/files/SessionScripts.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { SectionCard } from '../../../components/SectionCard.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
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

const SessionCharges = lazyComponent(async () => {
  const [module] = await Promise.all([import('./SessionCharges.tsx'), wantTexts('charges')]);
  return module.SessionCharges;
});

interface Props {
  readonly session: RecordingSession;
  readonly contacts: Contacts;
}

/** The parts of a session's page: its engineer works with script and files first, others with facts and actions. */
export const SessionParts = ({ session, contacts }: Props) => {
  const text = useText();
  const { uid, roles } = useSignedIn();
  const loaded = useSessionFiles(session);
  const { files, request } = loaded;
  const hasScript = files !== undefined && getScripts(files).length > 0;
  const isEngineers = session.engineerId === uid;
  const { noShow, lateMinutes, overtimeMinutes } = session.notes;
  const isNoted = noShow !== '' || lateMinutes + overtimeMinutes > 0;

  const plan = (
    <>
      <SessionFacts session={session} contacts={contacts} />
      <SessionActions session={session} contacts={contacts} />
      {isNoted && hasStaffRole(roles) && <SessionCharges session={session} />}
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
