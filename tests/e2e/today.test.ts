import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { addRoleLicence, requestAvailability } from '../stack/availability.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('the day of an agency', () => {
  useBrowser('test');

  let tenant: Tenant;
  let admin: Account;
  let page: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(1);
    admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
  });

  beforeEach(async () => {
    page = await openAs(admin.email, '/dashboard');
  });

  it('shows an empty state, and then waiting work, selected by arrow keys and opened by Enter', async () => {
    await page.getByRole('button', { name: 'Hide this list' }).click();
    await page.getByText('You’re all caught up.').waitFor();

    const { agencyId, key } = tenant;
    await makeAccount({ uid: `registered-${key}`, held: { talent: [agencyId] }, status: 'PENDING' });

    const ticket = firestore().doc(`curationTickets/today-${key}`);
    const counts = { talents: 1, totalAudioDemos: 0, waitingDemos: 0 };
    await ticket.set({
      ...counts,
      language: 'deu',
      agencyIds: [agencyId],
      status: 'open',
      assignedTo: null,
      assignedAt: null,
      closedBy: null,
      closedAt: null,
      createdAt: Timestamp.now(),
    });

    // Returning to the page refreshes it.
    await page.waitForTimeout(5_100);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));

    const registrations = page.getByRole('link', { name: '1 registration to review' });
    const tickets = page.getByRole('link', { name: '1 ticket waits for an engineer' });
    await registrations.focus();
    await page.keyboard.press('ArrowDown');
    expect(await tickets.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard?part=registrations');
    await page.locator('#registrations:focus').waitFor();
    await tickets.click();
    await page.waitForURL('**/admin/tickets');
    await ticket.delete();
  });

  it('includes a search for projects and pages, by keyboard and mouse', { tags: ['gate'] }, async () => {
    const { collection } = await call<{ readonly id: string }>('POST', '/project', {
      token: tenant.clientToken,
      body: { name: 'Café Solé', brand: 'Brasa', campaignName: '' },
    });
    await page.getByRole('button', { name: 'Search (Ctrl+K)' }).waitFor();
    await page.keyboard.press('Control+k');

    const field = page.getByRole('combobox', { name: 'Name, or what you want to do' });
    await field.fill('sole caf');

    const project = page.getByRole('option', { name: 'Café Solé' });
    await project.waitFor();
    await expect
      .poll(() => field.getAttribute('aria-activedescendant'))
      .toBe(await project.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/castings/${collection.id}*`);
    await expect.poll(() => field.count()).toBe(0);

    await page.getByRole('button', { name: 'Search (Ctrl+K)' }).click();
    await field.fill('rate');
    await page.getByRole('option', { name: 'Talent Rates' }).waitFor();
    await page.getByRole('option', { name: 'Rate tables' }).click();
    await page.waitForURL('**/admin/rateTable');
    await page.keyboard.press('Control+k');
    await field.fill('nothing of this name');
    await page.getByText('Nothing begins with “nothing of this name”.').waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
  });
});

describe.runIf(canRun)('work of others', () => {
  useBrowser();

  it(
    'appears on open dashboards of staff and talent within two seconds',
    { tags: ['gate', 'long'] },
    async () => {
      const tenant = await makeTenant(1);
      const cast = await makeCast(tenant);
      const { id: uid, email } = tenant.talents[0]!;
      await makeAccount({ uid, email, held: { talent: [tenant.agencyId] } });
      await addRoleLicence(tenant.clientToken, cast.voice.id);

      const [staff, talent] = await Promise.all([
        openAs(`agencyteam.${tenant.key}@tests.example`, '/dashboard'),
        openAs(email, '/dashboard'),
      ]);
      const menu = (page: Opened, count: number) =>
        page.getByRole('navigation').getByText(String(count), { exact: true });
      for (const page of [staff, talent])
        await page.getByRole('heading', { name: 'What happened' }).waitFor();

      await requestAvailability(tenant.clientToken, cast, {});
      const soon = { timeout: 2_000 };
      await Promise.all([
        staff.getByRole('link', { name: '1 availability request unanswered' }).waitFor(soon),
        talent.getByRole('link', { name: 'Choose a recording slot for 1 role' }).waitFor(soon),
      ]);
      await menu(staff, 1).waitFor();
    },
  );
});
