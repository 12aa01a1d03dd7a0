import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useProposedTime } from '../data/useProposedTime.ts';
import { SessionTime } from './SessionTime.tsx';

/** A session's time, and the one that its talent is asked for instead. */
export const SessionWhen = ({ session }: { readonly session: RecordingSession }) => {
  const proposed = useProposedTime(session);

  return (
    <>
      <SessionTime
        from={session.startsAt.toMillis()}
        to={session.endsAt.toMillis()}
        timeZone={session.timeZone}
      />
      {proposed !== undefined && <Muted>{proposed}</Muted>}
    </>
  );
};
