import type { Locator, Page } from 'playwright-core';

/** Marks what has stood there since before. */
const BEFORE = 'data-before';

/** Goes to another screen as a link within the app does: not from a page that is none, nor to where one is already. */
const goWithin = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(
    ([to, before]) => {
      if (!document.getElementById('root') || new URL(to, location.href).href === location.href) return false;
      for (const element of document.body.querySelectorAll('*')) element.setAttribute(before, '');
      const renew = ({ target }: MutationRecord): void => {
        (target instanceof Element ? target : target.parentElement)?.removeAttribute(before);
      };
      // An element that says something else now is as good as a new one.
      const changes = new MutationObserver((records) => records.forEach(renew));
      changes.observe(document.body, { subtree: true, childList: true, characterData: true });
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      return true;
    },
    [path, BEFORE] as const,
  );

/**
 * Goes on to another screen and waits for what is `shown` there; what stood on the screen before does not count. To load
 * the app again for each costs five times as much.
 */
export const navigateInApp = async (page: Page, path: string, shown: Locator): Promise<void> => {
  if (!(await goWithin(page, path))) await page.goto(path);
  await shown
    .and(page.locator(`:not([${BEFORE}])`))
    .first()
    .waitFor();
};
