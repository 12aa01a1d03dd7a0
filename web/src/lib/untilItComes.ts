import { CodeGone } from './newRelease.ts';

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
 * @throws {CodeGone} when the code is gone, with the release that it was of; what the load throws when the code cannot run.
 *   The browser keeps what failed to run together with its error; what failed to come has a new error each time.
 */
export const untilItComes = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  let attempts = 0;
  for (let last: unknown; ;) {
    try {
      return await load();
    } catch (error) {
      if (await isReached()) attempts += 1;
      if (error === last) throw error;
      if (attempts >= ATTEMPTS_MAX)
        throw new CodeGone('Code of an earlier release is gone', { cause: error });
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
};
