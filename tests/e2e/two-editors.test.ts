import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makeClientRecord } from '../stack/clients.ts';

describe.runIf(canRun).sequential('two people on one project', () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let anna: Opened;
  let ben: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(0);
    cast = await makeCast(tenant);
    const path = `/project/${cast.project.id}?step=1`;
    const open = () => openAs(getEmail(tenant, 'client'), path);
    [anna, ben] = await Promise.all([open(), open()]);
    for (const page of [anna, ben]) await page.getByLabel('Brand', { exact: true }).waitFor();
  });

  const readStored = async (): Promise<Record<string, unknown>> =>
    (await call('GET', `/project/${cast.project.id}`, { token: tenant.clientToken })).collection;

  it('see both texts of a name that both changed, and keep one', { tags: ['gate'] }, async () => {
    await ben.getByLabel('Brand', { exact: true }).fill('Of Ben');
    await anna.getByLabel('Brand', { exact: true }).fill('Of Anna');
    await anna.getByLabel('Brand', { exact: true }).press('Enter');
    await expect.poll(async () => (await readStored())['brand']).toBe('Of Anna');
    await ben.getByLabel('Brand', { exact: true }).press('Enter');

    const conflict = ben.getByRole('alert');
    await conflict.getByText('Of Anna').waitFor();
    await conflict.getByText('Of Ben').waitFor();
    expect((await readStored())['brand']).toBe('Of Anna');
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => anna.getByLabel('Brand', { exact: true }).inputValue()).toBe('Of Ben');
  });
});

describe.runIf(canRun).sequential('a client and an admin on the client’s record', () => {
  useBrowser();
  let tenant: Tenant;
  let client: Opened;
  let admin: Opened;
  const getPath = () => `clients/client-${tenant.key}`;
  const city = (page: Opened) => page.getByLabel('City of residence');
  const readStored = async (field: string): Promise<unknown> =>
    (await firestore().doc(getPath()).get()).get(field) as unknown;

  beforeAll(async () => {
    tenant = await makeTenant(0);

    const listed = { sortName: 'ana costa', searchTerms: [`${tenant.agencyId}:`] };
    const record = makeClientRecord(getEmail(tenant, 'client'), [tenant.agencyId], tenant.companyId, listed);
    await firestore().doc(getPath()).set(record);
    client = await openAs(getEmail(tenant, 'client'), '/profile/account');
    await city(client).waitFor();

    const { uid } = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    admin = await openAs(`${uid}@tests.example`, '/admin/client');
    await admin.getByRole('gridcell', { name: 'Ana Costa' }).focus();
    await admin.keyboard.press('ArrowRight');
    await admin.keyboard.press('Enter');
    await city(admin).waitFor();
  });

  it('get each other’s changes in untouched fields, and keep typed text', async () => {
    await client.getByLabel('First name').fill('Klara');
    await firestore().doc(getPath()).update({ cityOfResidence: 'Lugo', updatedAt: Timestamp.now() });
    await expect.poll(() => city(client).inputValue()).toBe('Lugo');
    await expect.poll(() => client.getByLabel('First name').inputValue()).toBe('Klara');
    await client.getByRole('button', { name: 'Save' }).click();
    await client.getByText('Saved', { exact: true }).waitFor();
    expect([await readStored('name'), await readStored('cityOfResidence')]).toEqual(['Klara', 'Lugo']);
  });

  it('see both texts of a field that the client has changed since', async () => {
    await city(admin).fill('Madrid');
    await admin.getByRole('button', { name: 'Save' }).click();

    const conflict = admin.getByRole('alert').filter({ hasText: 'City of residence' });
    await conflict.getByText('Lugo').waitFor();
    await conflict.getByText('Madrid').waitFor();
    expect(await readStored('cityOfResidence')).toBe('Lugo');
    await city(client).fill('Coruña');
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await admin.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => readStored('cityOfResidence')).toBe('Madrid');
    expect(await readStored('name')).toBe('Klara');
  });

  it('see the result immediately', async () => {
    const conflict = client.getByRole('alert').filter({ hasText: 'City of residence' });
    await conflict.getByText('Madrid').waitFor();
    await conflict.getByText('Coruña').waitFor();
    await conflict.getByRole('button', { name: 'Keep theirs' }).click();
    await expect.poll(() => city(client).inputValue()).toBe('Madrid');
    await conflict.waitFor({ state: 'detached' });
  });
});
