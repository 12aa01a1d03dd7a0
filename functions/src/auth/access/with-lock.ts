/** The latest pending work, by key. */
const last = new Map<string, Promise<unknown>>();

/** Runs work on the same key sequentially within this instance. Concurrent transactions would retry with back-off: forty in parallel took ten times as long. */
export const withLock = async <Result>(about: string, work: () => Promise<Result>): Promise<Result> => {
  const before = last.get(about);
  const go = (): Promise<Result> => work();
  const current = before ? before.then(go, go) : work();
  last.set(about, current);
  try {
    return await current;
  } finally {
    if (last.get(about) === current) last.delete(about);
  }
};
