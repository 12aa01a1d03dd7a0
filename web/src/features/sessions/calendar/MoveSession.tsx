import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { EditSessionDialog } from '../dialogs/EditSessionDialog.tsx';
import type { moveToDay } from './sessionDays.ts';

interface Props {
  readonly session: RecordingSession;
  /** Where it was dropped; absent: not yet chosen. */
  readonly time?: ReturnType<typeof moveToDay>;
  readonly onClose: () => void;
}

const PARTS = new Set(['time'] as const);

/** Reschedules a session, after confirmation. Beyond its accepted slot, the talent is asked. */
export const MoveSession = ({ session, time, onClose }: Props) => (
  <EditSessionDialog
    session={session}
    contacts={[]}
    parts={PARTS}
    {...(time ? { time } : {})}
    onClose={onClose}
  />
);
