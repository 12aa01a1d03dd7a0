import { describe, expect, it } from 'vitest';
import { canRun, openPage } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';

describe.runIf(canRun)('a form with errors', () => {
  useBrowser();

  it('shows its first error on a phone, with focus, and then the next one', async () => {
    const page = await openPage({ viewport: { width: 390, height: 700 } });
    await page.goto('/self/new-client');

    const submit = page.locator('form button[type="submit"]');
    const country = page.getByLabel('Country of residence');
    await submit.click();

    const first = page.getByLabel('First name');
    await expect.poll(() => first.evaluate((input) => input === document.activeElement)).toBe(true);
    await first.fill('Olga');
    await page.getByLabel('Last name').fill('Ferrer');
    await page.getByLabel('Work email').fill('olga@studio.example');
    await page.getByLabel('Password', { exact: true }).fill('a long password');
    await page.getByLabel('Verify password').fill('a long password');
    await submit.click();
    await expect.poll(() => country.evaluate((input) => input === document.activeElement)).toBe(true);

    const { y = 0 } = (await country.boundingBox()) ?? {};
    expect([y > 0, y < 700]).toEqual([true, true]);
  });
});
