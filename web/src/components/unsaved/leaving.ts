let isAgreed = false;

/** Says that the navigation which follows at once is meant, and not to be asked about. */
export const agreeToLeave = (): void => {
  isAgreed = true;
  // It is meant for the navigation of this very moment, and for no later one.
  queueMicrotask(() => {
    isAgreed = false;
  });
};

/** Whether the navigation at hand was agreed to. */
export const takeLeave = (): boolean => isAgreed;

/** Something on the screen that would be lost. */
export interface UnsavedPart {
  /** Asks; resolves to whether it may be thrown away. */
  readonly ask: () => Promise<boolean>;
  /** Throws it away. */
  readonly discard: () => void;
}

const parts = new Set<UnsavedPart>();

/** Makes a part of the screen one that is asked about; returns how it ceases to be. */
export const noteUnsaved = (part: UnsavedPart): (() => void) => {
  parts.add(part);
  return () => void parts.delete(part);
};

/** Whether something on the screen would be lost. */
export const hasUnsaved = (): boolean => parts.size > 0;

/**
 * For what takes the screen away without being a navigation (signing out, another agency, acting as somebody): asks once
 * where something would be lost, and throws it away when that is agreed to. Resolves to whether the screen may go.
 */
export const mayLeave = async (): Promise<boolean> => {
  const front = [...parts].at(-1);
  if (!front) return true;
  const isLeft = await front.ask();
  if (isLeft) for (const part of parts) part.discard();
  return isLeft;
};
