import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { EditSessionDialog } from '../dialogs/EditSessionDialog.tsx';
import { moveToDay } from './sessionDays.ts';

interface Props {
  readonly session: RecordingSession;
  /** `YYYY-MM-DD`, in the reader's zone. */
  readonly day: string;
  readonly onClose: () => void;
}

const PARTS = new Set(['time'] as const);

/** Confirms rescheduling a dragged session: all participants must confirm again. */
export const MoveSession = ({ session, day, onClose }: Props) => (
  <EditSessionDialog
    session={session}
    contacts={[]}
    parts={PARTS}
    time={moveToDay(session, day)}
    onClose={onClose}
  />
);
