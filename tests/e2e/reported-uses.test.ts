import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../browser/axe.ts';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { copyAnew } from '../stack/copies.ts';
import { licenceOf } from '../stack/ledger.ts';
import { emailIn } from '../stack/people.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('use beyond a licence', () => {
  let browser: Browser;
  let tenant: Tenant;
  let page: Opened;
  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    tenant = await makeTenant(0);
    const users = firestore().collection('users').where('email', '==', emailIn(tenant, 'talent'));
    const talentId = (await users.get()).docs[0]?.id ?? '';
    const { id, ...fields } = licenceOf(talentId, tenant);
    await firestore().doc(`soldLicences/${id}`).set(fields);
    await copyAnew(talentId);
    browser = await launch();
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, task.name);
    expect(page.faults).toEqual([]);
  });

  it('is reported by the talent, who is told first what is missing', async () => {
    page = await openAs(browser, emailIn(tenant, 'talent'), '/profile/licences');
    await page.getByRole('gridcell', { name: 'Elsewhere' }).click();
    await page.getByRole('button', { name: 'Report use' }).click();
    const dialog = page.getByRole('dialog', { name: /^Report use/ });
    await dialog.getByLabel('What is used, where and since when').fill('Still on the air.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await dialog.getByText(/25/).first().waitFor();
    await dialog
      .getByLabel('What is used, where and since when')
      .fill('The spot still runs on TV in Portugal.');
    await dialog.getByLabel('Link (optional)').fill('https://video.example/spot');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('The spot still runs on TV in Portugal.').waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Open link' }).getAttribute('href'))
      .toBe('https://video.example/spot');
    await picture(page, 'a reported use');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('is answered by the agency, and hidden from the client', async () => {
    page = await openAs(browser, emailIn(tenant, 'client'), '/licences');
    await page.getByText('Elsewhere').first().waitFor();
    await expect.poll(() => page.getByText('Portugal').count()).toBe(0);
    page = await openAs(browser, emailIn(tenant, 'agencyTeam'), '/licences');
    await page.getByRole('gridcell', { name: 'Use reported' }).click();
    await page.getByText('Cars and motorcycles').waitFor();
    await page.getByRole('button', { name: 'Answer' }).click();
    const dialog = page.getByRole('dialog', { name: /^Answer/ });
    await dialog.getByLabel('Answer', { exact: true }).fill('We have stopped it.');
    await dialog.getByRole('button', { name: 'Send answer' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Answer: We have stopped it.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Answer' }).count()).toBe(0);
    await picture(page, 'an answered use');
  });
});
