import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { addRoleLicence } from '../stack/availability.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { choosePlace } from '../stack/places.ts';

describe.runIf(canRun).sequential('the booking of a project', () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(3);
    cast = await makeCast(tenant);
    await addRoleLicence(tenant.clientToken, cast.voice.id);
    page = await openAs(getEmail(tenant, 'client'), `/project/${cast.project.id}?step=5`);
  });

  const stage = (name: string) =>
    page.getByRole('navigation').getByRole('button', { name: new RegExp(name) });
  const row = (name: string) => page.getByRole('listitem', { name });
  const dialog = () => page.getByRole('dialog', { name: 'Ask for availability' });
  const choose = (index: number) =>
    choosePlace(cast.shortlisted[index]!.id, cast.project.id, tenant.clientToken);

  it('is locked until a voice is chosen, then opens automatically', { tags: ['gate'] }, async () => {
    await stage('Selection').and(page.locator('[aria-current="step"]')).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => stage('Booking').getAttribute('aria-disabled')).toBe('true');
    await choose(0);
    await expect.poll(() => stage('Booking').getAttribute('aria-disabled')).toBe('false');
    await stage('Booking').click();
    await row('Talent 1.').getByText('Not asked yet').waitFor();
    await page.getByText('0 of 1 role booked').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('requests the suggested slots, and keeps ticked ones after a reload', async () => {
    await choose(0);
    await stage('Booking').click();
    await page.getByRole('button', { name: 'Ask for availability' }).click();
    await dialog().getByRole('checkbox', { name: 'Talent 1.' }).waitFor();
    await expect.poll(() => dialog().getByRole('checkbox', { name: 'Talent 1.' }).isChecked()).toBe(true);
    await dialog().getByRole('button', { name: 'Ask', exact: true }).click();
    await dialog().getByText('Choose slots on 3 to 5 days.').waitFor();
    await dialog().getByRole('button', { name: 'Suggest days' }).click();
    await expect.poll(() => dialog().getByRole('gridcell', { selected: true }).count()).toBe(9);

    expect(await findViolations(page, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Ask for availability' }).click();
    await expect.poll(() => dialog().getByRole('gridcell', { selected: true }).count()).toBe(9);
    await dialog().getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByText('1 voice asked').waitFor();
    await row('Talent 1.').getByText('Waiting for an answer').waitFor();
    await page.getByRole('region', { name: 'Slots' }).getByText('Offered').first().waitFor();
  });

  it('shows the answer live from the talent’s browser', async () => {
    const url = findLink(await waitForMail(tenant.talents[0]!.email));
    const talents = await openPage({ timezoneId: 'America/New_York' });
    await talents.goto(`${url.pathname}${url.search}`);
    // Depending on the hour, the first slot may be too soon to be moved.
    await talents.getByRole('radio').last().check({ force: true });
    await talents.getByRole('button', { name: 'Confirm' }).click();
    await talents.getByRole('button', { name: 'Send' }).click();
    await talents.getByRole('heading', { name: 'You’re booked' }).waitFor();
    await row('Talent 1.').getByText('Booked', { exact: true }).waitFor();
    await row('Talent 1.').getByText('Recording (Europe / Madrid)').waitFor();
    await page.getByText('1 of 1 role booked').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Ask for availability' }).count()).toBe(0);
  });

  it('can be moved, stays booked meanwhile, and is unchanged if the move is cancelled', async () => {
    await page.getByRole('button', { name: 'Move the booking of Talent 1. for Narrator' }).click();

    const move = page.getByRole('dialog', { name: 'Move the booking' });
    await move.getByText('stays booked for the earlier time').waitFor();
    await move.getByRole('button', { name: 'Later days' }).click();
    await move.getByRole('button', { name: 'Suggest days' }).click();
    await expect.poll(() => move.getByRole('gridcell', { selected: true }).count()).toBeGreaterThan(2);
    await move.getByRole('button', { name: 'Offer these slots' }).click();
    await row('Talent 1.').getByText('Booked, to be moved').waitFor();
    await row('Talent 1.')
      .getByText(/^Stays booked for .* until they confirm another slot/)
      .waitFor();

    const url = findLink(await waitForMail(tenant.talents[0]!.email, 3));
    const talents = await openPage({ viewport: { width: 390, height: 844 } });
    await talents.goto(`${url.pathname}${url.search}`);
    await talents.getByText('would like to move this recording').waitFor();
    expect(await findViolations(talents)).toEqual([]);

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
    const download = talents.waitForEvent('download');
    await file.click();
    expect((await download).suggestedFilename()).toBe('booking.ics');
  });
});
