let isAgreed = false;

/** Lets the next navigation pass without confirmation. */
export const allowNextLeave = (): void => {
  isAgreed = true;
  // Applies only to a navigation in this task.
  queueMicrotask(() => {
    isAgreed = false;
  });
};

/** Returns whether the current navigation was confirmed. */
export const takeLeave = (): boolean => isAgreed;

/** A part of the screen with unsaved input. */
interface UnsavedPart {
  /** Resolves to whether the input may be discarded. */
  readonly ask: () => Promise<boolean>;
  /** Discards the input. */
  readonly discard: () => void;
}

const parts = new Set<UnsavedPart>();

/** Registers a part with unsaved input; returns the unregister function. */
export const markUnsaved = (part: UnsavedPart): (() => void) => {
  parts.add(part);
  return () => void parts.delete(part);
};

/** Returns whether the screen has unsaved input. */
export const hasUnsaved = (): boolean => parts.size > 0;

/**
 * For leaving a screen without navigation (sign-out, agency switch, acting session): confirms once if
 * input would be lost, then discards it. Resolves to whether the screen may close.
 */
export const mayLeave = async (): Promise<boolean> => {
  const front = [...parts].at(-1);
  if (!front) return true;
  const isLeft = await front.ask();
  if (isLeft) for (const part of parts) part.discard();
  return isLeft;
};
