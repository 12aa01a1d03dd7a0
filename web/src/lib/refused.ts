const waiting = new Set<() => void>();

/** Subscribes refused requests to a change of the user's rights; returns the unsubscriber. */
export const watchNewRights = (again: () => void): (() => void) => {
  waiting.add(again);
  return () => void waiting.delete(again);
};

/** Retries refused requests after a change of rights without a change of screen. */
export const askRefusedAgain = (): void => {
  for (const again of [...waiting]) again();
};
