import type { RecordingSession } from '@domain/sessions/sessions.ts';

/** Which sessions can be dragged, and where to. */
export interface Moves {
  readonly mayMove: (session: RecordingSession) => boolean;
  /** `grip`: how far below its top the session is held, in pixels. */
  readonly onDrag: (session: RecordingSession, grip: number) => void;
  /** `top`: in pixels from midnight; absent: at the same hour. */
  readonly onDrop: (day: string, top?: number) => void;
}
