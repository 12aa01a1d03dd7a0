import { recordAnswer, recordUnreachable } from './http/connection.ts';
import { CodeMissingError } from './newRelease.ts';

const RETRY_MS = 2000;
/** Attempts while the network works; after that, the code is gone with its release. */
const ATTEMPTS_MAX = 2;

/** Returns whether the server is reachable, by a file that every release has. */
const isReached = (): Promise<boolean> =>
  fetch('/favicon.svg', { cache: 'no-store' }).then(
    ({ ok }) => {
      recordAnswer();
      return ok;
    },
    () => {
      recordUnreachable();
      return false;
    },
  );

/**
 * Imports code, retrying while offline, so a bad connection doesn't break the page. The browser
 * caches code that failed to run with its error, but not failed downloads.
 * @throws {CodeMissingError} when the code is gone with its release; otherwise the import's own error.
 */
export const retryImport = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  let attempts = 0;
  for (let last: unknown; ;) {
    try {
      return await load();
    } catch (error) {
      if (await isReached()) attempts += 1;
      if (error === last) throw error;
      if (attempts >= ATTEMPTS_MAX)
        throw new CodeMissingError('Code of an earlier release is gone', { cause: error });
      last = error;
    }

    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
};
