import { beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { requestAuditions } from '../stack/auditions.ts';

describe.runIf(canRun).sequential('an admin who removes a talent', () => {
  useBrowser();
  let tenant: Tenant;
  let cast: Cast;
  let admin: Opened;
  let client: Opened;

  beforeAll(async () => {
    tenant = await makeTenant(2);
    cast = await makeCast(tenant, 1);
    await requestAuditions(cast, tenant.clientToken, { script: 'Read', brief: '' });
    const { uid } = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    admin = await openAs(`${uid}@tests.example`.toLowerCase(), '/agencyTeam/talent');
    client = await openAs(getEmail(tenant, 'client'), `/project/${cast.project.id}?step=3`);
  });

  const voice = (number: number) => client.getByRole('listitem').filter({ hasText: `Talent ${number}.` });

  it('sees on the talent’s page what is deleted for good', async () => {
    await voice(1).first().waitFor();
    await admin.getByRole('gridcell', { name: 'Name1 Secret', exact: true }).click();
    await admin.getByRole('tab', { name: 'Terms' }).click();

    const open = admin.getByRole('button', { name: 'Remove from agency…' });
    await open.click();

    const dialog = admin.getByRole('dialog', { name: 'Remove Name1 Secret from the agency?' });
    await dialog.getByText('1 open audition request will be withdrawn').waitFor();
    await dialog.getByText('1 shortlisted demo will be removed').waitFor();
    await dialog.getByText('1 demo will leave your clients’ voice finder').waitFor();
    await expect.poll(() => dialog.getByText('Production', { exact: true }).count()).toBe(2);
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Remove from agency' }).isDisabled())
      .toBe(true);
    await admin.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('has a roster without them afterwards, and clients no longer find the voice', async () => {
    await admin.getByRole('button', { name: 'Remove from agency…' }).press('Enter');

    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: /^I understand/ }).check();
    await dialog.getByRole('button', { name: 'Remove from agency' }).click();
    await admin.getByText('Name1 Secret has been removed from the roster').waitFor();
    await admin.getByRole('heading', { name: 'Talents' }).waitFor();
    await admin.getByRole('gridcell', { name: 'Name2 Secret', exact: true }).waitFor();
    await expect
      .poll(() => admin.getByRole('gridcell', { name: 'Name1 Secret', exact: true }).count())
      .toBe(0);

    await client.reload();
    await voice(2).first().waitFor();
    await expect.poll(() => voice(1).count()).toBe(0);
  });
});
