/** The last work under way, by what it is about. */
const last = new Map<string, Promise<unknown>>();

/**
 * Carries out work that is about the same thing one after the other, as far as this instance knows. Side by side its
 * transactions would make each other begin anew, with growing waits: forty at once took ten times as long.
 */
export const withLock = async <Result>(about: string, work: () => Promise<Result>): Promise<Result> => {
  const before = last.get(about);
  const go = (): Promise<Result> => work();
  const mine = before ? before.then(go, go) : work();
  last.set(about, mine);
  try {
    return await mine;
  } finally {
    if (last.get(about) === mine) last.delete(about);
  }
};
