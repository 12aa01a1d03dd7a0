import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canRun, launch, openPage } from '../browser/browser.ts';
import { exportedFrom } from '../browser/exported.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';

const TALENT = 'talent@agency-one.example';

describe.runIf(canRun)('the auditions of a talent', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  beforeEach(() => firestore().recursiveDelete(firestore().collection('rateLimits')));
  afterAll(() => browser.close());

  it('are found in the menu, and lead to where each is handed in', async () => {
    const page = await openAs(browser, TALENT, '/profile/demos');
    await page.getByRole('link', { name: 'Auditions' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Harbour Light' });
    await row.getByText('Waiting for your recording').waitFor();
    // By the clock of whoever reads: the browser is in Madrid.
    await expect.poll(() => row.getByText(/^Due/).innerText()).toMatch(/GMT\+[12]|CES?T/);
    const { file, lines } = await exportedFrom(page);
    expect(file).toBe('auditions.csv');
    expect(lines).toContainEqual(
      expect.stringMatching(/^Harbour Light,Narrator,Spanish,Waiting for your recording,\d{4}-[^,]+Z,,$/),
    );
    await row.getByRole('button', { name: 'Send audition: Narrator in Spanish, Harbour Light' }).click();
    await page.waitForURL('**/audition-entry/upload?token=*');
    await page.getByRole('heading', { name: 'Submit Your Audition Now' }).waitFor();
    expect(page.faults).toEqual([]);
  });

  it('say that there are none, and that they did not come', async () => {
    const page = await openAs(browser, 'talent2@agency-one.example', '/profile/auditions');
    await page.getByText('No auditions yet').waitFor();
    await page.route('**/api/audition-entry/talent/**', (route) => route.abort());
    await page.reload();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/api/audition-entry/talent/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No auditions yet').waitFor();
  });

  it('are seen by staff on the talent’s page, who cannot answer them', async () => {
    const page = await openAs(
      browser,
      'team@agency-one.example',
      '/agencyTeam/editTalent/talent-01?tab=auditions',
    );
    await page.getByText('Waiting for your recording').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Send audition/ }).count()).toBe(0);
    await page.close();
    const visitor = await openPage(browser);
    await visitor.goto('/profile/auditions');
    await visitor.waitForURL('**/account/signin*');
  });
});
