import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, takePicture, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';

const CURATORS = '/admin/engineer';

describe.runIf(canRun).sequential('the engineers of an agency', () => {
  useBrowser();
  let admin: Opened;
  let name: string;
  let engage: () => Promise<void>;

  beforeAll(async () => {
    const { uid, displayName } = await auth().getUserByEmail('engineer@agency-one.example');
    name = String((await firestore().doc(`engineers/${uid}`).get()).get('fullName') ?? displayName);

    const token = await getIdToken('admin@agency-one.example');
    engage = async () => {
      const body = { status: 'active' };
      await call('PATCH', `/engineer/${uid}`, { token, agency: 'agency-one', body });
    };

    await engage();
    admin = await openAs('admin@agency-one.example', CURATORS);
    await admin.getByRole('row', { name: new RegExp(`${name}.*Engaged`) }).waitFor();
  });

  // Other tests sign in as this engineer.
  afterAll(async () => {
    await engage();
  });

  const toRow = (state: string) => admin.getByRole('row', { name: new RegExp(`${name}.*${state}`) });

  it('are released, and engaged again by undo', { tags: ['gate'] }, async () => {
    await admin.getByRole('button', { name: `Release ${name}` }).click();
    const dialog = admin.getByRole('dialog', { name: `Release ${name}?` });
    await dialog.getByText('They lose access to your agency immediately').waitFor();
    await takePicture(admin, 'engineer-release');
    await dialog.getByRole('button', { name: 'Release' }).click();
    await toRow('Released').waitFor();
    await admin.getByRole('button', { name: 'Undo' }).click();
    await toRow('Engaged').waitFor();
  });

  it('have a page of their own to change them', async () => {
    await toRow('Engaged').getByRole('gridcell').first().focus();
    await admin.keyboard.press('Enter');

    const dialog = admin.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: 'Send a new link' }).waitFor();
    await expect.poll(() => new URL(admin.url()).pathname).toMatch(/^\/admin\/editEngineer\/./);
    await admin.reload();
    await dialog.getByRole('combobox', { name: 'Status' }).click();
    await admin.getByRole('option', { name: 'Not engaged' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toRow('Not engaged').waitFor();
    await expect.poll(() => new URL(admin.url()).pathname).toBe(CURATORS);
    await admin.getByRole('button', { name: `Engage ${name}` }).click();
    await toRow('Engaged').waitFor();
  });
});
