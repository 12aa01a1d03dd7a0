import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../browser/axe.ts';
import { canRun, launch, openPage, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { accept, ask, license, linkOf, pageOf } from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { linkIn, waitForMail } from '../stack/inbox.ts';
import { emailIn } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('the booking of a project', () => {
  let browser: Browser;
  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;
  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    tenant = await makeTenant(3);
    cast = await makeCast(tenant);
    await license(tenant.clientToken, cast.voice.id);
    browser = await launch();
    page = await openAs(browser, emailIn(tenant, 'client'), `/project/${cast.project.id}?step=5`);
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, task.name);
    expect(page.faults).toEqual([]);
  });

  const stage = (name: string) =>
    page.getByRole('navigation').getByRole('button', { name: new RegExp(name) });
  const row = (name: string) => page.getByRole('listitem', { name });
  const dialog = () => page.getByRole('dialog', { name: 'Ask for availability' });
  const choose = (at: number) =>
    call('PATCH', `/casting-demo/${cast.shortlisted[at]!.id}/${cast.project.id}`, {
      token: tenant.clientToken,
      body: { isSelected: true },
    });

  it('is closed until a voice is chosen, and opens by itself then', { tags: ['gate'] }, async () => {
    await stage('Selection').and(page.locator('[aria-current="step"]')).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => stage('Booking').getAttribute('aria-disabled')).toBe('true');
    await choose(0);
    await expect.poll(() => stage('Booking').getAttribute('aria-disabled')).toBe('false');
    await stage('Booking').click();
    await row('Talent 1.').getByText('Not asked yet').waitFor();
    await page.getByText('0 of 1 role booked').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('asks for slots that it suggests; what was ticked survives a reload', async () => {
    await choose(0);
    await stage('Booking').click();
    await page.getByRole('button', { name: 'Ask for availability' }).click();
    await dialog().getByRole('checkbox', { name: 'Talent 1.' }).waitFor();
    await expect.poll(() => dialog().getByRole('checkbox', { name: 'Talent 1.' }).isChecked()).toBe(true);
    await dialog().getByRole('button', { name: 'Ask', exact: true }).click();
    await dialog().getByText('Choose slots on 3 to 5 days.').waitFor();
    await dialog().getByRole('button', { name: 'Suggest days' }).click();
    await expect
      .poll(() => dialog().getByRole('group').getByRole('checkbox', { checked: true }).count())
      .toBe(10);
    expect(await violationsOf(page, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Ask for availability' }).click();
    await expect
      .poll(() => dialog().getByRole('group').getByRole('checkbox', { checked: true }).count())
      .toBe(10);
    await dialog().getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByText('1 voice asked').waitFor();
    await row('Talent 1.').getByText('Waiting for an answer').waitFor();
    await page.getByRole('region', { name: 'Slots' }).getByText('Offered').first().waitFor();
  });

  it('shows the answer as the talent gives it in another browser', async () => {
    const url = linkIn(await waitForMail(tenant.talents[0]!.email));
    const talents = await openPage(browser, { timezoneId: 'America/New_York' });
    await talents.goto(`${url.pathname}${url.search}`);
    // Of the slots on offer the first may be so soon that it can no longer be moved, by the hour at which this runs.
    await talents.getByRole('radio').last().check({ force: true });
    await talents.getByRole('button', { name: 'Confirm' }).click();
    await talents.getByRole('button', { name: 'Send' }).click();
    await talents.getByRole('heading', { name: 'You’re booked' }).waitFor();
    await row('Talent 1.').getByText('Booked', { exact: true }).waitFor();
    await row('Talent 1.').getByText('Recording (Europe / Madrid)').waitFor();
    await page.getByText('1 of 1 role booked').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Ask for availability' }).count()).toBe(0);
    expect(talents.faults).toEqual([]);
  });

  it('is moved, stays booked meanwhile, and stays as it was after all', async () => {
    await page.getByRole('button', { name: 'Move the booking of Talent 1. for Narrator' }).click();
    const move = page.getByRole('dialog', { name: 'Move the booking' });
    await move.getByText('stays booked for the earlier time').waitFor();
    await move.getByRole('button', { name: 'Later days' }).click();
    await move.getByRole('button', { name: 'Suggest days' }).click();
    await expect
      .poll(() => move.getByRole('group').getByRole('checkbox', { checked: true }).count())
      .toBeGreaterThan(2);
    await move.getByRole('button', { name: 'Offer these slots' }).click();
    await row('Talent 1.').getByText('Booked, to be moved').waitFor();
    await row('Talent 1.')
      .getByText(/^Stays booked for .* until they confirm another slot/)
      .waitFor();
    const url = linkIn(await waitForMail(tenant.talents[0]!.email, 3));
    const talents = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await talents.goto(`${url.pathname}${url.search}`);
    await talents.getByText('would like to move this recording').waitFor();
    expect(await violationsOf(talents)).toEqual([]);
    const saved = page.waitForEvent('download');
    await page
      .getByRole('button', { name: 'Add the booking of Talent 1. for Narrator to a calendar' })
      .click();
    expect((await saved).suggestedFilename()).toBe('booking.ics');
    await page.getByRole('button', { name: 'Keep the time of Talent 1. for Narrator' }).click();
    await row('Talent 1.').getByText('Booked', { exact: true }).waitFor();
    await talents.reload();
    await talents.getByRole('heading', { name: 'You’re booked' }).waitFor();
    const file = talents.getByRole('link', { name: 'Add to calendar' });
    const own = talents.waitForEvent('download');
    await file.click();
    expect((await own).suggestedFilename()).toBe('booking.ics');
    expect(talents.faults).toEqual([]);
  });

  it('cancels the booking once that is confirmed, and asks again', async () => {
    await page.getByRole('button', { name: 'Cancel booking of Talent 1. for Narrator' }).click();
    const sure = page.getByRole('dialog', { name: 'Cancel the booking of Talent 1.?' });
    await sure.getByRole('button', { name: 'Keep it' }).click();
    await sure.waitFor({ state: 'detached' });
    await row('Talent 1.').getByText('Booked', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Cancel booking of Talent 1. for Narrator' }).click();
    await sure.getByRole('button', { name: 'Cancel booking' }).click();
    await row('Talent 1.').getByText('Cancelled', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Ask Talent 1. again for Narrator' }).click();
    await dialog().getByRole('button', { name: 'Suggest days' }).click();
    await dialog().getByRole('button', { name: 'Ask', exact: true }).click();
    await row('Talent 1.').getByText('Waiting for an answer').waitFor();
  });

  it('offers other slots, of which the talent’s link tells', async () => {
    await page.getByRole('button', { name: 'Change slots of Talent 1. for Narrator' }).click();
    const change = page.getByRole('dialog', { name: 'Change slots' });
    const slots = change.getByRole('checkbox', { name: '20-22' });
    await slots.first().check();
    await change.getByRole('button', { name: 'Offer these slots' }).click();
    await page.getByText('Slots changed. The talent has been notified.').waitFor();
    const link = await linkOf(tenant.talents[0]!.email, 7);
    const { collection } = await pageOf(link);
    expect(collection.timeRanges.some(({ datetime }) => datetime.endsWith('20-22'))).toBe(true);
  });

  it('says what becomes of a second choice, and that a role was given to another voice', async () => {
    const second = await makeCast(tenant, 2);
    await license(tenant.clientToken, second.voice.id);
    await call('PATCH', `/casting-demo/${second.shortlisted[0]!.id}/${second.project.id}`, {
      token: tenant.clientToken,
      body: { isSelected: true },
    });
    await page.goto(`/project/${second.project.id}?step=5`);
    await page.getByRole('button', { name: 'Ask for availability' }).click();
    const boxes = dialog().getByRole('group', { name: 'Voices to ask' }).getByRole('checkbox');
    await expect.poll(() => boxes.count()).toBe(1);
    await dialog().getByRole('button', { name: 'Second choice: show 1 more of the shortlist' }).click();
    await boxes.last().check();
    const others = dialog().getByRole('radiogroup', {
      name: 'Once one of them accepts, the others for that role',
    });
    await others.getByRole('radio', { name: 'are notified that the role is taken', checked: true }).waitFor();
    await boxes.last().uncheck();
    await others.waitFor({ state: 'detached' });
    await boxes.last().check();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await ask(tenant.clientToken, second);
    await row('Talent 2.').getByText('Waiting for an answer').waitFor();
    const link = await linkOf(tenant.talents[1]!.email);
    await accept(link, (await pageOf(link)).collection);
    await row('Talent 1.').getByText('Role given to another voice').waitFor();
    await row('Talent 2.').getByText('Booked', { exact: true }).waitFor();
  });

  it('is the same for the agency, on a phone and in Spanish', async () => {
    await firestore().doc(`users/agencyTeam-${tenant.key}`).update({ locale: 'es' });
    const team = await openAs(browser, emailIn(tenant, 'agencyTeam'), `/castings/${cast.project.id}?step=5`, {
      locale: 'es-ES',
      viewport: { width: 390, height: 844 },
    });
    await team.getByText('Pendiente de respuesta').waitFor();
    await team.getByRole('button', { name: 'Pedir disponibilidad' }).waitFor();
    expect(await team.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await violationsOf(team)).toEqual([]);
    expect(team.faults).toEqual([]);
  });
});
