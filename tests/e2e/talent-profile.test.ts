import { beforeEach, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import type { Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { makeTalentAccount } from '../stack/talent.ts';

describe.runIf(canRun)('a talent', () => {
  useBrowser('test');
  let page: Opened;
  let talent: Account;
  beforeEach(async () => {
    talent = await makeTalentAccount(['agency-one'], { phone: '', isInformationComplete: false });
  });

  it('sees what the profile lacks, and is led to the field', async () => {
    page = await openAs(talent.email, '/profile/view');
    await page.getByRole('heading', { name: 'One thing is missing' }).waitFor();
    await page.getByRole('link', { name: 'Phone number' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
    await page.keyboard.type('+34 600 123 123');
    await page.getByLabel('Accents').fill('Canarian');
    await page.getByLabel('Accents').press('Enter');
    await page.getByRole('button', { name: 'Save' }).click();
    for (const answer of ['I have no home studio', 'I can’t do live-directed sessions'])
      await page.getByRole('button', { name: answer }).click();
    await page.getByText('Saved', { exact: true }).waitFor();

    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    await menu.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('heading', { name: 'Your profile is complete' }).waitFor();
    await page.getByText('Canarian').waitFor();
  });

  it('sets rates, and sees a spot’s pay while typing', { tags: ['gate'] }, async () => {
    page = await openAs(talent.email, '/profile/rates');
    await page.getByLabel('Session fee').fill('abc');
    await page.getByLabel('Usage fee').fill('80,50');
    await page.getByText('Enter an amount such as 250 or 250.50.').waitFor();
    await page.getByLabel('Session fee').fill('200');
    await page.getByText('pays you €340.88').waitFor();
    await page.getByLabel('Minimum per job').fill('400');
    await page.getByText('pays you €400.00').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();

    const stored = (await firestore().doc(`talentRates/${talent.uid}`).get()).data();
    expect(stored).toMatchObject({ sessionFee: 20_000, usageFee: 8_050, minimumFee: 40_000 });
  });
});
