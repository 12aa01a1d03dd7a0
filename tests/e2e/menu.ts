import type { Page } from 'playwright-core';

/** Follows a link of the sidebar, opening its group if necessary. */
export const followMenu = async (page: Page, group: string, name: string): Promise<void> => {
  const head = page.getByRole('button', { name: group, exact: true });
  await head.waitFor();
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  await page.getByRole('link', { name, exact: true }).click();
};
