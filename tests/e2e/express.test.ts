import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { getEmail } from '../stack/people.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('an express project', () => {
  useBrowser();

  let tenant: Tenant;
  let client: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(0);
    const { token } = await makeAccount({
      uid: `admin-${tenant.key}`,
      held: { admin: [tenant.agencyId] },
    });
    await saveTable(token, 0);
    client = await openAs(getEmail(tenant, 'client'), '/project/list');
  });

  const choose = async (label: string, option: string) => {
    await client.getByLabel(new RegExp(`^${label}`)).fill(option);
    await client.getByRole('option', { name: option }).first().click();
  };

  it('shows its recording date and surcharge before the choice', async () => {
    await client.getByRole('link', { name: 'Express Project' }).click();
    await client.getByText('+25%').waitFor();
    const end = await client.locator('dl time').getAttribute('datetime');
    expect(Math.abs(Date.parse(end ?? '') - Date.now() - 48 * 3_600_000)).toBeLessThan(120_000);
  });

  it('keeps its form after a reload', async () => {
    await client.getByLabel('Project name').fill('Overnight');
    await choose('Working languages', 'Spanish');
    await client.keyboard.press('Escape');
    await client.getByLabel(/^Asset/).fill('TV spot');
    await choose('Media', 'Internet');
    await choose('Duration', '1 year');
    await choose('Territory', 'Spain');
    await client.reload();
    await expect.poll(() => client.getByLabel('Project name').inputValue()).toBe('Overnight');
    await expect.poll(() => client.getByLabel(/^Territory/).inputValue()).toBe('Spain');
  });

  it('is placed once, and its recording date is in the list', async () => {
    await client.getByRole('button', { name: 'Place express project' }).dblclick();
    const dialog = client.getByRole('dialog', { name: 'Express project placed' });
    await dialog.getByText('It will be recorded by').waitFor();
    const made = await firestore().collection('projects').where('companyId', '==', tenant.companyId).get();
    expect(made.docs.map((snapshot) => String(snapshot.get('type')))).toEqual(['express']);
    await dialog.getByRole('link', { name: 'Go to projects' }).click();
    const row = client.getByRole('row', { name: 'Overnight' });
    await row.getByText(/^Due /).waitFor();
  });
});
