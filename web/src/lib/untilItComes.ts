const RETRY_MS = 2000;
/** So often code is asked for in vain while all else comes; it is gone then, with the release that it was of. */
const ATTEMPTS_MAX = 2;

/** Whether the network reaches the place that code comes from, by a file that every release has. */
const isReached = (): Promise<boolean> =>
  fetch('/favicon.svg', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads code, again and again while the network is lost, so that a bad connection costs a moment and not the page.
 *
 * @throws what the load throws where waiting does not help: the code is gone, or cannot run. The browser keeps what failed
 *   to run together with its error; what failed to come has a new error each time.
 */
export const untilItComes = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  let attempts = 0;
  for (let last: unknown; ;) {
    try {
      return await load();
    } catch (error) {
      if (await isReached()) attempts += 1;
      if (error === last || attempts >= ATTEMPTS_MAX) throw error;
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
};
