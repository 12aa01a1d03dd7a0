const waiting = new Set<() => void>();

/** Asks whoever was refused something to try again once the same person's rights are others. Answers how to stop it. */
export const watchNewRights = (again: () => void): (() => void) => {
  waiting.add(again);
  return () => void waiting.delete(again);
};

/** After the rights of somebody changed who keeps the screen: what was refused is asked for again. */
export const askRefusedAgain = (): void => {
  for (const again of [...waiting]) again();
};
