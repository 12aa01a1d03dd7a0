import { beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { readExported } from '../browser/exported.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { makeCast, makeTenant, type Cast } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('the companies of an agency', () => {
  useBrowser();
  let admin: Opened;
  let cast: Cast;

  beforeAll(async () => {
    const tenant = await makeTenant(1);
    cast = await makeCast(tenant);

    const { agencyId, companyId, key } = tenant;
    await firestore().doc(`companies/${companyId}`).update({ name: 'Globex' });
    await firestore()
      .doc(`companies/twin-${key}`)
      .set({ name: 'Globex GmbH', companyType: 'STUDIO', agencyIds: [agencyId] });

    const { uid } = await makePerson(agencyId, companyId, 'admin');
    admin = await openAs(`${uid}@tests.example`, '/admin/client');
    await admin.getByRole('button', { name: 'Companies', exact: true }).click();
  });

  it('are a table without empty space below, and an export', { tags: ['gate'] }, async () => {
    await admin.getByRole('gridcell', { name: 'Globex GmbH' }).waitFor();
    const { height } = (await admin.getByRole('grid').boundingBox()) ?? { height: 0 };
    // Its head and two rows.
    expect(height).toBeGreaterThanOrEqual(3 * 40);
    expect(height).toBeLessThan(4 * 40);
    const { file, lines } = await readExported(admin);
    expect(file).toBe('companies.csv');
    expect(lines).toEqual(['Globex,Brand,1,1,,,', 'Globex GmbH,Recording studio,0,0,,,']);
  });

  it('are renamed', async () => {
    await admin.getByRole('gridcell', { name: 'Globex GmbH' }).click();
    await admin.getByRole('button', { name: 'Edit company' }).click();
    const form = admin.getByRole('dialog', { name: 'Globex GmbH' });
    await form.getByLabel('Company name').fill('Globex Films');
    await form.getByRole('button', { name: 'Save' }).click();
    await admin.getByRole('heading', { name: 'Globex Films' }).waitFor();
    await admin.getByRole('link', { name: 'All companies' }).click();
    await admin.getByRole('gridcell', { name: 'Globex Films' }).waitFor();
  });

  it('are merged after a preview', async () => {
    await admin.getByRole('gridcell', { name: 'Globex', exact: true }).click();
    await admin.getByRole('button', { name: 'Edit company' }).click();
    await admin.getByRole('button', { name: 'Merge into another company…' }).click();

    const locator = admin.getByRole('dialog', { name: 'Merge Globex into another company' });
    const confirm = locator.getByRole('button', { name: 'Merge companies' });
    expect(await confirm.isDisabled()).toBe(true);
    await locator.getByRole('combobox', { name: 'Company to keep' }).click();
    await admin.getByRole('option', { name: 'Globex Films' }).click();
    await locator.getByText('What moves to Globex Films').waitFor();
    await confirm.click();
    await admin.getByText('Globex is now part of Globex Films').waitFor();
    await admin.getByRole('gridcell', { name: 'Globex', exact: true }).waitFor({ state: 'detached' });

    const project = await firestore().doc(`projects/${cast.project.id}`).get();
    expect(project.get('companyName')).toBe('Globex Films');
  });
});
