import { deflateSync, crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { getDateField, typeDay } from '../browser/dates.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { followMenu } from './menu.ts';

const makeChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};
/** A white square. */
const SIDE = 32;
const head = Buffer.alloc(13);
head.writeUInt32BE(SIDE, 0);
head.writeUInt32BE(SIDE, 4);
head.set([8, 0, 0, 0, 0], 8);
const PNG = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  makeChunk('IHDR', head),
  makeChunk('IDAT', deflateSync(Buffer.alloc((SIDE + 1) * SIDE))),
  makeChunk('IEND', Buffer.alloc(0)),
]);

describe.runIf(canRun).sequential('an agency and its brand', () => {
  useBrowser();
  let tenant: Tenant;
  let admin: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(0);
    const email = `admin.${tenant.key}@tests.example`.toLowerCase();
    await makeAccount({ uid: `admin-${tenant.key}`, email, held: { admin: [tenant.agencyId] } });
    admin = await openAs(email, '/dashboard');
  });

  const readStored = async () => (await firestore().doc(`agencies/${tenant.agencyId}`).get()).data();
  const name = () => admin.getByRole('textbox', { name: 'Public name' });
  const mail = () => admin.frameLocator('iframe[title="Preview of an email"]');
  const page = () => admin.getByRole('figure').first();

  it('are opened from the menu, and previewed before saving', async () => {
    await followMenu(admin, 'Agency', 'Agency and brand');
    await name().fill('Northern Voices');
    await admin.getByLabel('Colour', { exact: true }).fill('#ffe600');
    await admin.getByText(/^Light: hard to read, so shown as/).waitFor();
    await page().getByText('Northern Voices', { exact: true }).waitFor();
    await mail().getByText('Northern Voices would like', { exact: false }).waitFor();
    expect((await readStored())?.['publicName']).not.toBe('Northern Voices');
  });

  it('accept a logo, and report its errors', async () => {
    const field = admin.getByRole('group', { name: 'Logo', exact: true });
    const choose = (file: string, bytes: Buffer, mimeType: string) =>
      field.locator('input[type=file]').setInputFiles({ name: file, mimeType, buffer: bytes });
    const script = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>',
    );
    await choose('logo.svg', script, 'image/svg+xml');
    await field.getByText('This SVG contains more than a drawing: <script>', { exact: false }).waitFor();
    await choose('logo.png', PNG, 'image/png');
    await expect.poll(() => page().locator('img').first().getAttribute('src')).toMatch(/\.png$/);
    await mail().locator('img').waitFor();
  });

  it('are saved, and immediately visible to others', async () => {
    await admin.getByLabel('Terms and conditions').fill('https://north.example/terms');
    await typeDay(getDateField(admin, 'Terms as of'), '2026-02-01');
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByText('Cannot be empty!').first().waitFor();
    await admin.getByLabel('Privacy policy', { exact: true }).fill('https://north.example/privacy');
    await typeDay(getDateField(admin, 'Privacy policy as of'), '2026-02-01');

    const zone = admin.getByRole('combobox', { name: 'Time zone' });
    expect(await zone.inputValue()).toBe('Europe / Madrid');
    await zone.fill('Lisbon');
    await admin.getByRole('option', { name: 'Europe / Lisbon' }).click();
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByText('Saved').waitFor();
    await admin.getByRole('banner').getByText('Northern Voices').waitFor();

    expect(await readStored()).toMatchObject({
      publicName: 'Northern Voices',
      accent: '#ffe600',
      timeZone: 'Europe/Lisbon',
    });
  });

  it('redirect from the old address', async () => {
    const slug = admin.getByRole('textbox', { name: 'Short name in addresses' });
    await slug.fill('admin');
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByText('This word is reserved for the platform’s own pages', { exact: false }).waitFor();
    await slug.fill('agency-one');
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByText('This short name is or was another agency’s', { exact: false }).waitFor();
    await slug.fill(`north-${tenant.key}`);
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByText(`These lead here as well: ${tenant.agencyId}`).waitFor();

    const guest = await openPage();
    await guest.goto(`/self/new-client/${tenant.agencyId}`);
    await guest.waitForURL(`**/self/new-client/north-${tenant.key}`);
    await guest.close();
  });
});
