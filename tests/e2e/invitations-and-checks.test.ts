import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { emailIn } from '../stack/people.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { deadlineIn, makeTenant, type Tenant } from '../stack/tenant.ts';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';

describe.runIf(canRun).sequential('between an agency and its people', () => {
  let browser: Browser;
  let tenant: Tenant;
  let page: Opened;

  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    browser = await launch();
    tenant = await makeTenant(1);
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, `people-${task.name}`);
    await page.context().close();
  });

  it('the names on an open invitation are corrected, and it is seen when its link was opened', async () => {
    const email = `vera.${tenant.key}@guests.example`.toLowerCase();
    const invited = await call<{ readonly id: string }>('POST', '/userAgencySelfServiceInvite', {
      token: tenant.teamToken,
      body: { name: 'Vera', lastName: 'Lnud', email, language: 'eng' },
    });
    page = await openAs(browser, emailIn(tenant, 'agencyTeam'), '/agencyTeam/talentSelfService');
    await page.getByRole('button', { name: 'Edit the invitation to Vera Lnud' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Last name').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Cannot be empty!').waitFor();
    await dialog.getByLabel('Last name').fill('Lund');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const row = page.getByRole('row', { name: /Vera Lund/ });
    await row.getByText('Sent', { exact: true }).waitFor();
    await expect.poll(() => row.locator('[data-field=openedAt] time').count()).toBe(0);
    await call('POST', `/userAgencySelfServiceInvite/${invited.collection.id}/opened`, { body: {} });
    await row.getByText('Opened', { exact: true }).waitFor();
    await row.locator('[data-field=openedAt] time').waitFor();
    expect(page.faults).toEqual([]);
  });

  it('an invitation names an engineer, which is seen and changed until it is accepted', async () => {
    const name = `Ines ${tenant.key}`;
    const { uid } = await makeEngineer([tenant.agencyId], { user: { displayName: name } });
    page = await openAs(browser, emailIn(tenant, 'agencyTeam'), '/agencyTeam/talentSelfService');
    await page.getByRole('button', { name: 'Invite a talent' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Nora');
    await dialog.getByLabel('Last name').fill('Guest');
    const email = `nora.${tenant.key}@guests.example`.toLowerCase();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('combobox', { name: 'Main language' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    const picker = dialog.getByRole('combobox', { name: 'Engineer for their first demos' });
    await picker.click();
    await page.getByRole('option', { name }).click();
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await page.getByText(`Invitation sent to ${email}`).waitFor();
    const engineerOf = async () =>
      (await firestore().collection('selfServiceInvites').where('email', '==', email).get()).docs[0]?.get(
        'engineer',
      ) as unknown;
    expect(await engineerOf()).toBe(uid);

    await page.getByRole('button', { name: 'Edit the invitation to Nora Guest' }).click();
    await expect.poll(() => picker.inputValue()).toBe(name);
    await picker.hover();
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await engineerOf()).toBeNull();
    expect(page.faults).toEqual([]);
  });

  it('an admin says where checks are booked, and a talent who waits sees it at once', async () => {
    const { agencyId } = await makeTenant(0);
    const talent = await makeTalentAccount([agencyId]);
    const admin = await makeAccount({ uid: `admin-${agencyId}`, held: { admin: [agencyId] } });
    page = await openAs(browser, talent.email, '/profile/home-studio');
    const check = page.getByRole('region', { name: 'Connection check' });
    await check.getByRole('button', { name: 'Ask for a check' }).click();
    await check.getByText('Your agency will write to you').waitFor();

    const agency = await openAs(browser, admin.email, '/dashboard');
    await agency.getByRole('button', { name: 'Add a booking page' }).click();
    const field = agency.getByRole('textbox', { name: 'Booking page' });
    await field.fill('http://calendar.example');
    await field.press('Enter');
    await agency.getByText('beginning with https://').waitFor();
    await field.fill('https://calendar.example/checks');
    await field.press('Enter');
    const pick = check.getByRole('link', { name: 'Pick a time' });
    await pick.waitFor();
    await expect.poll(() => pick.getAttribute('href')).toBe('https://calendar.example/checks');
    expect([...page.faults, ...agency.faults]).toEqual([]);
    await agency.context().close();
  });

  it('a talent asks for a check of their connection, picks a time, and sees when it is and how it went', async () => {
    const link = 'https://calendar.example/agency';
    await firestore().doc(`agencies/${tenant.agencyId}`).update({ schedulingLink: link });
    const talent = await makeTalentAccount([tenant.agencyId]);
    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    page = await openAs(browser, talent.email, '/profile/home-studio');
    const check = page.getByRole('region', { name: 'Connection check' });
    await check.getByText('No check yet').waitFor();
    await check.getByRole('button', { name: 'Ask for a check' }).click();
    await check.getByText('Requested', { exact: true }).waitFor();
    const pick = check.getByRole('link', { name: 'Pick a time' });
    expect([await pick.getAttribute('href'), await pick.getAttribute('rel')]).toEqual([
      link,
      'noopener noreferrer',
    ]);
    await expect.poll(() => check.getByRole('button', { name: 'Ask for a check' }).count()).toBe(0);

    // What the agency does is seen without a reload, with the zone that the time is told in.
    const step = (body: object) =>
      call('PATCH', `/connectionSession/${talent.uid}`, { token: admin.token, body });
    const booked = { status: 'booked', bookedFor: deadlineIn(5), timeZone: 'Europe/Madrid' };
    expect((await step(booked)).status).toBe(200);
    await check.getByText('Booked', { exact: true }).waitFor();
    await check.getByText(/GMT[+-]\d|CES?T/).waitFor();
    const result = { quality: 'GOOD', latencyMs: 12, sampleRateHz: 48_000, comment: 'All fine' };
    expect((await step({ status: 'passed', ...result })).status).toBe(200);
    await check
      .getByText(/Last rehearsed on .* · 12 ms · 48 kHz|Last rehearsed on .* · Good · 12 ms/)
      .waitFor();
    await check
      .getByRole('list', { name: 'Earlier checks' })
      .getByText(/All fine/)
      .waitFor();
    await check.getByRole('button', { name: 'Ask for a check' }).waitFor();
    expect(page.faults).toEqual([]);
  });

  it('a client sees session fees once the agency lets them, and no page of it before', async () => {
    const client = emailIn(tenant, 'client');
    page = await openAs(browser, client, '/agencyTeam/talentRates');
    await page.getByText('You don’t have access').waitFor();
    await expect.poll(() => page.getByRole('grid').count()).toBe(0);
    await expect.poll(() => page.getByRole('link', { name: 'Talent Rates' }).count()).toBe(0);
    const found = await firestore().collection('users').where('email', '==', client).get();
    await found.docs[0]?.ref.update({ showRates: [tenant.agencyId] });
    await page.reload();
    await page.getByRole('row', { name: /Talent 1\./ }).waitFor();
    await page.getByRole('link', { name: 'Talent Rates' }).waitFor();
    await expect.poll(() => page.getByText('Secret').count()).toBe(0);
    expect(page.faults).toEqual([]);
  });
});
