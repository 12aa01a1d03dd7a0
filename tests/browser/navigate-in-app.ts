import type { Locator, Page } from 'playwright-core';

/** Marks elements of the previous screen. */
const BEFORE = 'data-before';

/** Navigates like a link in the app; false from a blank page or to the current path. */
const goWithin = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(
    ([to, before]) => {
      if (!document.getElementById('root') || new URL(to, location.href).href === location.href) return false;

      for (const element of document.body.querySelectorAll('*')) element.setAttribute(before, '');

      const renew = ({ target }: MutationRecord): void => {
        (target instanceof Element ? target : target.parentElement)?.removeAttribute(before);
      };

      // An element with new content counts as new.
      const changes = new MutationObserver((records) => records.forEach(renew));
      changes.observe(document.body, { subtree: true, childList: true, characterData: true });
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));

      return true;
    },
    [path, BEFORE] as const,
  );

/** Navigates within the app and waits for `shown` on the new screen. Five times faster than loading the app again. */
export const navigateInApp = async (page: Page, path: string, shown: Locator): Promise<void> => {
  if (!(await goWithin(page, path))) await page.goto(path);
  await shown
    .and(page.locator(`:not([${BEFORE}])`))
    .first()
    .waitFor();
};
