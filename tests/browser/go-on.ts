import type { Locator, Page } from 'playwright-core';

/** Marks what was there before. */
const BEFORE = 'data-before';

/** Goes to another screen as a link within the app does; not from a page that is none, nor to where one is already. */
const goWithin = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(
    ([to, before]) => {
      const isApp = document.getElementById('root') !== null;
      if (!isApp || new URL(to, location.href).pathname === location.pathname) return false;
      for (const element of document.body.querySelectorAll('*')) element.setAttribute(before, '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      return true;
    },
    [path, BEFORE] as const,
  );

/**
 * Goes on to another screen and waits for what is `shown` there; what stood on the screen before does not count. To load
 * the app anew for it, as for another part of the same screen, costs five times as much.
 */
export const goOn = async (page: Page, path: string, shown: Locator): Promise<void> => {
  if (!(await goWithin(page, path))) await page.goto(path);
  await shown
    .and(page.locator(`:not([${BEFORE}])`))
    .first()
    .waitFor();
};
