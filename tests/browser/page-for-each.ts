import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { firestore } from '../stack/admin.ts';
import { launch, openPage, picture, type Opened } from './browser.ts';

/**
 * Gives every test of a block a page of its own, and tells of each by `use`. Of a test that fails a picture is kept. Calls
 * of earlier files count towards no limit.
 */
export const pageForEach = (use: (page: Opened, browser: Browser) => void): void => {
  let browser: Browser;
  let page: Opened;
  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    browser = await launch();
  });
  beforeEach(async () => {
    page = await openPage(browser);
    use(page, browser);
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, task.name);
    await page.context().close();
  });
};
