import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { call } from '../stack/call.ts';
import { firestore } from '../stack/admin.ts';
import { emailIn } from '../stack/people.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { deadlineIn, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';

describe.runIf(canRun).sequential('an admin who removes a talent', () => {
  let browser: Browser;
  let tenant: Tenant;
  let cast: Cast;
  let admin: Opened;
  let client: Opened;

  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    tenant = await makeTenant(2);
    cast = await makeCast(tenant, 1);
    await call('POST', `/audition/${cast.castingId}/${cast.voice.id}`, {
      token: tenant.clientToken,
      body: { style: 'NATURAL', deadline: deadlineIn(5), script: 'Read', brief: '' },
    });
    browser = await launch();
    const { uid } = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    admin = await openAs(browser, `${uid}@tests.example`.toLowerCase(), '/agencyTeam/talent');
    client = await openAs(browser, emailIn(tenant, 'client'), `/project/${cast.project.id}?step=3`);
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(admin, task.name);
  });

  const voice = (number: number) => client.getByRole('listitem').filter({ hasText: `Talent ${number}.` });

  it('is told on their page what goes, and to understand that it goes for good', async () => {
    await voice(1).first().waitFor();
    await admin.getByRole('gridcell', { name: 'Name1 Secret', exact: true }).click();
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

  it('has the roster without them, and clients find the voice no longer', async () => {
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

  it('removes one who works with others as well from the list itself', async () => {
    const other = await makeTenant(0);
    const shared = { name: 'Ada', lastName: 'Shared', publicName: 'Ada S.' };
    const { uid } = await makeTalentAccount([tenant.agencyId, other.agencyId], shared);
    await admin.reload();
    const row = admin.getByRole('row', { name: /Ada Shared/ });
    await row.getByRole('checkbox').check();
    await admin.getByRole('button', { name: 'Remove from agency…' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByText('Their account and their work with other agencies stay as they are').waitFor();
    await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Remove from agency' }).click();
    await admin.getByText('Ada Shared has been removed from the roster').waitFor();
    await expect.poll(() => row.count()).toBe(0);
    const left = (await firestore().doc(`talents/${uid}`).get()).get('agencyIds') as unknown;
    expect(left).toEqual([other.agencyId]);
    expect(admin.faults).toEqual([]);
  });

  it('says so in Spanish, and shows no such thing to the team', async () => {
    await admin.goto(`/score/${tenant.talents[1]?.id ?? ''}`);
    await admin.getByRole('button', { name: 'Interface language' }).click();
    await admin.getByRole('menuitemradio', { name: 'Español' }).click();
    await admin.getByRole('button', { name: 'Quitar de la agencia…' }).click();
    await admin.getByRole('dialog', { name: '¿Quitar a Name2 Secret de la agencia?' }).waitFor();
    await admin.getByText('1 demo sale del buscador de voces de tus clientes').waitFor();
    const team = await openAs(
      browser,
      emailIn(tenant, 'agencyTeam'),
      `/score/${tenant.talents[1]?.id ?? ''}`,
    );
    await team.getByRole('region', { name: 'Access' }).waitFor();
    await expect.poll(() => team.getByRole('button', { name: 'Remove from agency…' }).count()).toBe(0);
    expect(admin.faults).toEqual([]);
  });
});
