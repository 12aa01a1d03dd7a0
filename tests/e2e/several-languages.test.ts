import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { changeDemo, uploadDemo } from '../stack/demos.ts';
import { emailIn } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('one voice for several languages', () => {
  useBrowser();
  let tenant: Tenant;
  let cast: Cast;
  let client: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(2);
    cast = await makeCast(tenant, 0);
    const body = { language: 'spa' };
    await call('POST', `/casting/${cast.project.id}`, { token: tenant.clientToken, body });
    const admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
    const talentId = tenant.talents[0]?.id ?? '';
    const fields = { language: 'spa', name: 'Lectura cálida' };
    const { collection: demo } = await uploadDemo(admin.token, talentId, { fields });
    expect((await changeDemo(admin.token, demo, { reviewStatus: 'approved' })).status).toBe(200);
    const path = `/project/${cast.project.id}?step=3&language=eng`;
    client = await openAs(emailIn(tenant, 'client'), path, {
      viewport: { width: 1440, height: 1000 },
    });
  });
  afterEach(() => {
    expect(client.faults).toEqual([]);
  });

  it('is found in one search', async () => {
    const voices = client.getByRole('list', { name: 'Voices found' }).getByRole('article');
    await expect.poll(() => voices.count()).toBe(2);
    await client.getByRole('button', { name: 'Filters' }).click();
    await client.getByRole('combobox', { name: 'Also speaks' }).click();
    await client.getByRole('option', { name: 'Spanish' }).click();
    await client.keyboard.press('Escape');
    await expect.poll(() => voices.count()).toBe(1);
    await voices.getByText('Talent 1.', { exact: true }).waitFor();
    await expect.poll(() => new URL(client.url()).searchParams.get('alsoIn')).toBe('spa');
    await client.getByText('Adds each voice in 2 languages.').waitFor();
  });

  it('is added in all of them by one press', async () => {
    await client.getByRole('button', { name: /^Add Talent 1/ }).click();
    await client.getByRole('list', { name: 'Casting', exact: true }).getByText('Talent 1.').waitFor();
    const { docs } = await firestore()
      .collection('castingDemos')
      .where('projectId', '==', cast.project.id)
      .get();
    expect(docs.map((place) => String(place.get('demo.language'))).sort()).toEqual(['eng', 'spa']);
    await client.getByRole('combobox', { name: 'Language' }).click();
    await client.getByRole('option', { name: 'Spanish' }).click();
    await client
      .getByRole('list', { name: 'Casting', exact: true })
      .getByText('Lectura cálida')
      .first()
      .waitFor();
  });
});
