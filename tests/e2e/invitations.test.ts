import { beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { call } from '../stack/call.ts';
import { makeTenant } from '../stack/tenant.ts';
import { followMenu } from './menu.ts';

describe.runIf(canRun).sequential('the invitations of an agency', () => {
  useBrowser();
  let admin: Opened;

  beforeAll(async () => {
    const tenant = await makeTenant(0);
    const { uid, token } = await makePerson(tenant.agencyId, tenant.companyId, 'admin');

    const makeInvitee = (name: string) => ({
      name,
      lastName: 'Vega',
      email: `${name}.${tenant.key}@invited.example`.toLowerCase(),
      language: 'eng',
    });

    await call('POST', '/userAgencySelfServiceInvite', { token, body: makeInvitee('Nora') });
    await call('POST', '/engineer/invite', { token, body: makeInvitee('Emil') });
    admin = await openAs(`${uid}@tests.example`, '/');
    await followMenu(admin, 'Talent', 'Invitations');
    await admin.getByRole('row', { name: 'Emil Vega' }).waitFor();
  });

  it('include every kind, and can be withdrawn in place', { tags: ['gate'] }, async () => {
    await admin.getByRole('row', { name: 'Nora Vega' }).waitFor();
    await admin.getByRole('button', { name: 'Withdraw the invitation to Emil Vega' }).click();
    const locator = admin.getByRole('dialog', { name: 'Withdraw the invitation to Emil Vega?' });
    await locator.getByRole('button', { name: 'Withdraw' }).click();
    await admin.getByText('Invitation to Emil Vega withdrawn').waitFor();
    const row = admin.getByRole('row', { name: 'Emil Vega' });
    await row.getByText('Withdrawn').waitFor();
    expect(await row.getByRole('button', { name: 'Send again' }).count()).toBe(0);
  });

  it('are filtered by kind and state in the address', async () => {
    await admin.getByRole('button', { name: 'Waiting', exact: true }).click();
    await admin.getByRole('row', { name: 'Emil Vega' }).waitFor({ state: 'detached' });
    await admin.getByRole('row', { name: 'Nora Vega' }).waitFor();
    await admin
      .getByRole('group', { name: 'Who was invited' })
      .getByRole('button', { name: 'Clients' })
      .click();
    await admin.getByText('No matching invitations').waitFor();
    expect(new URL(admin.url()).search).toBe('?status=waiting&kind=client');
  });
});
