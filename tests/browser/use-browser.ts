import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { firestore } from '../stack/admin.ts';
import { launch, picture, takeFaults } from './browser.ts';
import { STILL } from './kept-pages.ts';

/**
 * Prepares a block for browser tests: calls of earlier tests count towards no limit, faults in pages fail a test, a test
 * that fails leaves a picture of each page, and pages are closed at the end of the block, or of each test.
 */
export const useBrowser = (pagesLast: 'block' | 'test' = 'block'): void => {
  const closePages = async () => (await launch()).close();
  const forgetCalls = () => firestore().recursiveDelete(firestore().collection('rateLimits'));
  beforeAll(forgetCalls);
  beforeEach(forgetCalls);
  afterAll(closePages);
  // Hooks run in reverse order: a page that a block closes itself is gone by now.
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const pages = (await launch()).contexts().flatMap((context) => context.pages());
      const shown = pages.filter((page) => !page.url().endsWith(STILL));
      for (const [at, page] of shown.entries()) await picture(page, `${task.name} ${at + 1}`);
    }
    if (pagesLast === 'test') await closePages();
    expect(takeFaults()).toEqual([]);
  });
};
