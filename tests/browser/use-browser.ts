import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { firestore } from '../stack/admin.ts';
import { launch, takePicture, takeFaults } from './browser.ts';
import { STATIC_FILE } from './kept-pages.ts';

/**
 * Prepares a block for browser tests: clears rate limits, fails tests on page faults, takes
 * screenshots of failures, and closes pages after the block or each test.
 */
export const useBrowser = (pagesLast: 'block' | 'test' = 'block'): void => {
  const closePages = async () => (await launch()).close();
  const forgetCalls = () => firestore().recursiveDelete(firestore().collection('rateLimits'));
  beforeAll(forgetCalls);
  beforeEach(forgetCalls);
  afterAll(closePages);

  // Hooks run in reverse order: pages that a block closes are already closed.
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const pages = (await launch()).contexts().flatMap((context) => context.pages());
      const shown = pages.filter((page) => !page.url().endsWith(STATIC_FILE));
      for (const [index, page] of shown.entries()) await takePicture(page, `${task.name} ${index + 1}`);
    }
    if (pagesLast === 'test') await closePages();
    expect(takeFaults()).toEqual([]);
  });
};
