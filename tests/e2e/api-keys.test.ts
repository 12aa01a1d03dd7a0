import { beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { call } from '../stack/call.ts';
import { makeTenant } from '../stack/tenant.ts';
import { followMenu } from './menu.ts';

describe.runIf(canRun).sequential('the API keys of an agency', () => {
  useBrowser();
  let admin: Opened;
  let secret: string;

  beforeAll(async () => {
    const tenant = await makeTenant(0);
    const { uid } = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    admin = await openAs(`${uid}@tests.example`, '/');
    await followMenu(admin, 'Developers', 'API keys');
    await admin.getByText('No API keys yet').waitFor();
  });

  const getStatus = async () => (await call('GET', '/talent', { token: secret })).status;

  it('are created by an admin, who sees each once', { tags: ['gate'] }, async () => {
    await admin.getByRole('button', { name: 'New API key' }).click();

    const form = admin.getByRole('dialog', { name: 'New API key' });
    await form.getByRole('button', { name: 'Create key' }).click();
    await form.getByLabel('Name').fill('Bookkeeping');
    await form.getByRole('combobox', { name: 'Areas' }).click();
    await admin.getByRole('option', { name: 'Talents' }).click();
    await admin.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Create key' }).click();

    const shown = admin.getByRole('dialog', { name: 'Your new API key' });
    secret = await shown.getByLabel('API key “Bookkeeping”').inputValue();
    expect(await getStatus()).toBe(200);
    await admin.keyboard.press('Escape');
    await shown.getByRole('button', { name: 'I’ve saved it' }).click();
    await shown.waitFor({ state: 'hidden' });
    await admin.getByRole('row', { name: /Bookkeeping.*Talents.*Read.*Active/ }).waitFor();
    expect(await admin.content()).not.toContain(secret);
    expect(await admin.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(secret);
  });
});
