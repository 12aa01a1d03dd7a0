import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, openPage, signIn, signOut } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { navigateInApp } from '../browser/navigate-in-app.ts';
import type { User } from '@domain/accounts/accounts.ts';
import { putAccess } from '../stack/account.ts';
import { auth, firestore } from '../stack/admin.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('rights that change while the page is open', () => {
  useBrowser();
  let tenant: Tenant;
  let page: Awaited<ReturnType<typeof openPage>>;
  let email: string;

  beforeAll(async () => {
    tenant = await makeTenant(1);
    await makeCast(tenant, 1);
    email = getEmail(tenant, 'client');
    page = await openPage();
  });

  const setAgencies = async (
    agencies: readonly string[],
    {
      status,
      role = 'client',
    }: { readonly status?: 'REJECTED'; readonly role?: 'client' | 'agencyTeam' } = {},
  ): Promise<void> => {
    const email = getEmail(tenant, role);
    const user = await auth().getUserByEmail(email);
    const record = await firestore().doc(`users/${user.uid}`).get();
    const { companyId, accessVersion } = record.data() as User;
    await putAccess({
      uid: user.uid,
      email,
      held: { [role]: agencies },
      ...(status ? { status } : {}),
      user: { companyId, accessVersion: accessVersion + 1 },
    });
  };

  it('keep the agency’s logo on the page', async () => {
    const isotype = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
    await firestore().doc(`agencies/${tenant.agencyId}`).update({ isotypeLogoUrl: isotype });
    await signIn(page, email);
    await page.getByText('Production', { exact: true }).waitFor();
    const icon = page.locator('link[rel="icon"]');
    await expect.poll(() => icon.getAttribute('href')).toBe(isotype);
    await signOut(page);
    await expect.poll(() => icon.getAttribute('href')).toContain('/favicon.svg');
  });

  it('close the page when an agency is removed, without a reload', { tags: ['gate'] }, async () => {
    await signIn(page, email);
    await page.getByText('Production', { exact: true }).waitFor();
    await setAgencies([]);
    await page.getByText('Your account has no agencies assigned').waitFor();
    await page.waitForURL('**/account/signin**');
    await expect.poll(() => page.getByText('Production', { exact: true }).count()).toBe(0);
  });

  it('open it again when the agency is restored', async () => {
    await setAgencies([tenant.agencyId]);
    await signIn(page, email);
    await page.getByText('Production', { exact: true }).waitFor();
  });

  it('offer a new agency, and keep typed text', async () => {
    const otherTenant = await makeTenant(0);
    await page.keyboard.press('Control+k');

    const field = page.getByRole('combobox', { name: 'Name, or what you want to do' });
    await field.fill('half a na');

    const read = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/');
    await setAgencies([tenant.agencyId, otherTenant.agencyId]);
    await (await read).finished();
    await field.press('End');
    await field.press('m');
    expect(await field.inputValue()).toBe('half a nam');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Profile of/ }).click();
    await page.getByRole('menuitem', { name: 'Change agency' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('close an agency’s data after access ends', async () => {
    await page.keyboard.press('Control+k');

    const field = page.getByRole('combobox', { name: 'Name, or what you want to do' });
    await field.fill('half a na');

    const otherTenant = await makeTenant(0);
    await setAgencies([otherTenant.agencyId]);
    await field.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /Profile of/ }).waitFor();
    await expect.poll(() => page.getByText('Production', { exact: true }).count()).toBe(0);
    await setAgencies([tenant.agencyId]);
    await page.getByText('Production', { exact: true }).waitFor();
  });

  it('show refused data automatically after the team’s rights change', async () => {
    const ofTeam = await openPage();
    const [otherTenant, third] = await Promise.all([makeTenant(0), makeTenant(0)]);
    const refused = /\/api\/(?:today|talentCRM\?.*)$/;
    const answer = { status: 403, json: { status: 403, code: 'access.denied', message: 'Not yours.' } };
    const refuse = () => ofTeam.route(refused, (route) => route.fulfill(answer));
    await refuse();

    await signIn(ofTeam, getEmail(tenant, 'agencyTeam'));
    await ofTeam.getByText('You don’t have access').waitFor();
    await ofTeam.unroute(refused);
    await setAgencies([tenant.agencyId, otherTenant.agencyId], { role: 'agencyTeam' });
    await ofTeam.getByText('You’re all caught up.').waitFor();

    await refuse();
    await navigateInApp(ofTeam, '/agencyTeam/talent', ofTeam.getByText('You don’t have access'));
    await ofTeam.unroute(refused);
    await setAgencies([tenant.agencyId, otherTenant.agencyId, third.agencyId], { role: 'agencyTeam' });
    await ofTeam.getByText('Name1').first().waitFor();
    await ofTeam.context().close();
  });

  it('lead an account that is no longer accepted to the page about it', async () => {
    await setAgencies([tenant.agencyId], { status: 'REJECTED' });
    await page.waitForURL('**/pending-validation');
    await page.getByText('Your registration wasn’t accepted').waitFor();
    await expect.poll(() => page.getByText('Production', { exact: true }).count()).toBe(0);
    // Access stays denied: the session has ended.
    await page.goto('/project/list');
    await page.waitForURL('**/account/signin**');
  });
});
