let isAgreed = false;

/** Lets the navigation that follows pass without confirmation. */
export const allowNextLeave = (): void => {
  isAgreed = true;
  // It is meant for the navigation of this very moment, and for no later one.
  queueMicrotask(() => {
    isAgreed = false;
  });
};

/** Whether the navigation at hand was agreed to. */
export const takeLeave = (): boolean => isAgreed;

/** Something on the screen that would be lost. */
interface UnsavedPart {
  /** Resolves to whether the input may be discarded. */
  readonly ask: () => Promise<boolean>;
  /** Throws it away. */
  readonly discard: () => void;
}

const parts = new Set<UnsavedPart>();

/** Registers a part with unsaved input; returns the unregister function. */
export const markUnsaved = (part: UnsavedPart): (() => void) => {
  parts.add(part);
  return () => void parts.delete(part);
};

/** Whether something on the screen would be lost. */
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
