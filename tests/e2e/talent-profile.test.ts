import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { dateField, shownDate, typeDay } from '../browser/dates.ts';
import type { Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { makeTalentAccount } from '../stack/talent.ts';

describe.runIf(canRun)('a talent', () => {
  let browser: Browser;
  let page: Opened;
  let talent: Account;
  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    talent = await makeTalentAccount(['agency-one'], { phone: '', isInformationComplete: false });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, task.name);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it('is told what the profile lacks, and led to the very field', async () => {
    page = await openAs(browser, talent.email, '/profile/view');
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
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('heading', { name: 'Your profile is complete' }).waitFor();
    await page.getByText('Canarian').waitFor();
  });

  it('adds days off that join those beside them, and has removed ones back', async () => {
    page = await openAs(browser, talent.email, '/profile/vacations');
    const add = async (from: string, to: string) => {
      await typeDay(dateField(page, 'First day'), from);
      await typeDay(dateField(page, 'Last day'), to);
      await page.getByRole('button', { name: 'Add vacation' }).click();
    };
    await page.getByText('No vacations planned').waitFor();
    await add('2031-08-10', '2031-08-01');
    await page.getByText('Choose a last day on or after the first day.').waitFor();
    await add('2031-08-01', '2031-08-10');
    await page.getByText('Aug 1, 2031 – Aug 10, 2031').waitFor();
    await add('2031-08-11', '2031-08-15');
    await page.getByText('Joined with the vacation next to it: Aug 1, 2031 to Aug 15, 2031').waitFor();
    await page.getByText('15 days').waitFor();
    await page.getByRole('button', { name: /Remove the vacation/ }).click();
    await page.getByText('No vacations planned').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('15 days').waitFor();
  });

  it('keeps the days that are typed while others are on their way', async () => {
    page = await openAs(browser, talent.email, '/profile/vacations');
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/**', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      await held;
      return route.fulfill({ response });
    });
    await typeDay(dateField(page, 'First day'), '2032-03-01');
    await typeDay(dateField(page, 'Last day'), '2032-03-05');
    await page.getByRole('button', { name: 'Add vacation' }).click();
    // The list hears of it from the database, before the answer is here.
    await page.getByText('Mar 1, 2032 – Mar 5, 2032').waitFor();
    await typeDay(dateField(page, 'First day'), '2032-04-01');
    await typeDay(dateField(page, 'Last day'), '2032-04-02');
    letGo();
    await page.getByText('Vacation added').waitFor();
    await expect.poll(() => shownDate(dateField(page, 'First day'))).toBe('2032-04-01');
    await expect.poll(() => shownDate(dateField(page, 'Last day'))).toBe('2032-04-02');
    await page.getByRole('button', { name: 'Add vacation' }).click();
    await page.getByText('Apr 1, 2032 – Apr 2, 2032').waitFor();
    // An answer that is still on its way here would be lost with the page, and fail whatever test is running then.
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('sets rates, and sees what a spot pays while typing', { tags: ['gate'] }, async () => {
    page = await openAs(browser, talent.email, '/profile/rates');
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

  it('is told which tax id the country would not issue, and loses nothing of what was typed', async () => {
    page = await openAs(browser, talent.email, '/profile/billing');
    for (const [label, value] of [
      ['Legal name', 'Vera Lund'],
      ['VAT or tax ID', '54362315A'],
      ['Address', 'Calle Mayor 1'],
      ['City', 'Madrid'],
      ['ZIP or postal code', '28013'],
      ['Phone', '+34 600 111 222'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel('Country').fill('Spain');
    await page.getByRole('option', { name: 'Spain', exact: true }).click();
    await page.getByLabel('I have no PayPal account').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This is no tax ID of the chosen country').waitFor();
    await page.getByLabel('VAT or tax ID').fill('54362315K');
    await page.reload();
    await expect.poll(() => page.getByLabel('VAT or tax ID').inputValue()).toBe('54362315K');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect((await firestore().doc(`billingInformation/${talent.uid}`).get()).get('city')).toBe('Madrid');
  });
});
