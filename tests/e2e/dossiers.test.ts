import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../stack/call.ts';
import { emailIn } from '../stack/people.ts';
import { makePerson } from '../api/accounts.ts';
import { deadlineIn, makeTenant, type Tenant } from '../stack/tenant.ts';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { exportedFrom } from '../browser/exported.ts';
import { openAs } from '../browser/signed-in.ts';
import { dateField, typeMoment } from '../browser/dates.ts';

const WORK = ['Speed', 'Punctuality', 'Professionalism'];
const SPOKEN = ['Language', 'Diction', 'Voice', 'Interpretation', 'Versatility'];

describe.runIf(canRun).sequential('the page of one talent', () => {
  let browser: Browser;
  let page: Opened;
  let tenant: Tenant;
  let talentId: string;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    tenant = await makeTenant(1);
    talentId = tenant.talents[0]!.id;
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, task.name);
    await page.context().close();
  });

  const openAsAdmin = async (path: string): Promise<Opened> => {
    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    return openAs(browser, `${admin.uid}@tests.example`.toLowerCase(), path);
  };

  it('computes a score while it is given, and has it, a tag and a note the next time', async () => {
    page = await openAs(browser, emailIn(tenant, 'agencyTeam'), `/score/${talentId}`);
    const scores = page.getByRole('region', { name: 'Scores' });
    const score = (name: string) => scores.getByRole('spinbutton', { name, exact: true });
    for (const name of WORK) await score(name).fill('8');
    await scores.getByText('How they work (8.0), as no language is scored yet').waitFor();
    for (const name of SPOKEN) await score(name).fill('5');
    await scores.getByRole('slider', { name: 'Versatility' }).press('ArrowRight');
    await scores.getByText(/60% how they speak \(5\.1/).waitFor();
    await scores.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).first().waitFor();

    const terms = page.getByRole('region', { name: 'Terms and tags' });
    await terms.getByLabel('Tags').fill('Trailer voice');
    await terms.getByLabel('Tags').press('Enter');
    await terms.getByRole('button', { name: 'Save' }).click();
    await terms.getByRole('button', { name: 'Save' }).and(page.locator(':disabled')).waitFor();

    const notes = page.getByRole('region', { name: 'Notes' });
    await notes.getByLabel('Notes').last().fill('Quick with retakes');
    await notes.getByRole('button', { name: 'Save' }).click();
    await notes.getByRole('button', { name: 'Save' }).and(page.locator(':disabled')).waitFor();

    await page.reload();
    await scores.getByText('6.3', { exact: true }).waitFor();
    await terms.getByText('Trailer voice').waitFor();
    await notes.getByText('Quick with retakes').waitFor();
    expect(page.faults).toEqual([]);
  });

  it('wants a language scored whole or not at all', async () => {
    page = await openAs(browser, emailIn(tenant, 'agencyTeam'), `/score/${talentId}`);
    const scores = page.getByRole('region', { name: 'Scores' });
    for (const name of [...WORK, 'Diction']) {
      await scores.getByRole('spinbutton', { name, exact: true }).fill('8');
    }
    await scores.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => scores.getByText('Cannot be empty!').count()).toBe(SPOKEN.length - 1);
  });

  it('leads a check of the connection from the request to its result', async () => {
    page = await openAsAdmin(`/score/${talentId}`);
    const check = page.getByRole('region', { name: 'Connection check' });
    await check.getByRole('button', { name: 'Request a check' }).click();
    await check.getByText('Requested', { exact: true }).waitFor();
    await check.getByRole('button', { name: 'Book a time' }).click();
    await typeMoment(dateField(page, 'Date and time'), deadlineIn(5).slice(0, 16));
    await page.getByRole('dialog').getByRole('button', { name: 'Book a time' }).click();
    await check.getByText('Booked', { exact: true }).waitFor();
    await check.getByRole('button', { name: 'Enter the result' }).click();
    const result = page.getByRole('dialog');
    await result.getByLabel('Quality').click();
    await page.getByRole('option', { name: 'Good' }).click();
    await result.getByLabel('Latency (ms)').fill('12');
    await result.getByRole('button', { name: 'Save' }).click();
    await check.getByText(/Last rehearsed on .* · Good · 12 ms · 48 kHz/).waitFor();
    expect(page.faults).toEqual([]);
  });

  it('blocks a talent and lets them back in', { tags: ['gate'] }, async () => {
    page = await openAsAdmin(`/score/${talentId}`);
    const access = page.getByRole('region', { name: 'Access' });
    await access.getByRole('button', { name: 'Block' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await access.getByText('Blocked', { exact: true }).waitFor();
    await page.reload();
    await access.getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
    await access.getByText('Active', { exact: true }).waitFor();
  });

  it('is nobody’s whose agency the talent does not work with', async () => {
    page = await openAs(browser, emailIn(tenant, 'agencyTeam'), `/score/${talentId}`);
    await page.getByRole('heading', { name: 'Scores' }).waitFor();
    await page.goto('/score/talent-01');
    await page.getByText('This talent isn’t on your roster').waitFor();
  });

  it('has its rates in the grid, where they are changed in place and had back', async () => {
    const body = { currency: 'EUR', sessionFee: 25_000, usageFee: 12_000, minimumFee: 15_000 };
    await call('PATCH', `/talent/${talentId}/rates`, { token: tenant.teamToken, body });
    page = await openAs(browser, emailIn(tenant, 'agencyTeam'), '/agencyTeam/talentRates');
    const cell = (amount: string) => page.getByRole('gridcell', { name: amount, exact: true });
    await cell('€250.00').dblclick();
    const typed = page.getByRole('gridcell').getByRole('textbox');
    await page.keyboard.press('Escape');
    const { head, lines } = await exportedFrom(page);
    expect(head).toBe('Talent,Currency,Session fee,Usage fee,Minimum per job');
    expect(lines).toContainEqual(expect.stringContaining(',EUR,250,120,150'));
    await cell('€250.00').dblclick();
    await typed.fill('a lot');
    await page.getByText('Enter an amount', { exact: false }).waitFor();
    await typed.fill('300');
    await typed.press('Enter');
    await cell('€300.00').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await cell('€250.00').waitFor();
    expect(page.faults).toEqual([]);
  });
});
