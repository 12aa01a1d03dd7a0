import { deflateSync, crc32 } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { dateField, typeDay } from '../browser/dates.ts';
import { makeAccount } from '../stack/account.ts';
import { APP, firestore } from '../stack/admin.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { follow } from './menu.ts';

const chunk = (type: string, data: Buffer): Buffer => {
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
  chunk('IHDR', head),
  chunk('IDAT', deflateSync(Buffer.alloc((SIDE + 1) * SIDE))),
  chunk('IEND', Buffer.alloc(0)),
]);

describe.runIf(canRun).sequential('an agency and its brand', () => {
  let browser: Browser;
  let tenant: Tenant;
  let admin: Opened;
  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    tenant = await makeTenant(0);
    const email = `admin.${tenant.key}@tests.example`.toLowerCase();
    await makeAccount({ uid: `admin-${tenant.key}`, email, held: { admin: [tenant.agencyId] } });
    browser = await launch();
    admin = await openAs(browser, email, '/dashboard');
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(admin, `agency-${task.name}`);
  });

  const stored = async () => (await firestore().doc(`agencies/${tenant.agencyId}`).get()).data();
  const name = () => admin.getByRole('textbox', { name: 'Public name' });
  const mail = () => admin.frameLocator('iframe[title="Preview of an email"]');
  const page = () => admin.getByRole('figure').first();

  it('are set up from the menu, and looked at before they are saved', async () => {
    await follow(admin, 'Agency', 'Agency and brand');
    await name().fill('Northern Voices');
    await admin.getByLabel('Colour', { exact: true }).fill('#ffe600');
    await admin.getByText(/^Light: hard to read, so shown as/).waitFor();
    await page().getByText('Northern Voices', { exact: true }).waitFor();
    await mail().getByText('Northern Voices would like', { exact: false }).waitFor();
    expect((await stored())?.['publicName']).not.toBe('Northern Voices');
  });

  it('take a logo, and say what is wrong with one', async () => {
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

  it('keep what is typed over a reload, and ask before it is left', async () => {
    admin.once('dialog', (dialog) => void dialog.accept());
    await admin.reload();
    await expect.poll(() => name().inputValue()).toBe('Northern Voices');
    await admin.getByRole('link', { name: 'Dashboard' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect.poll(() => new URL(admin.url()).pathname).toBe('/admin/agency');
  });

  it('are saved, and show at once where others look', async () => {
    await admin.getByLabel('Terms and conditions').fill('https://north.example/terms');
    await typeDay(dateField(admin, 'Terms as of'), '2026-02-01');
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByText('Cannot be empty!').first().waitFor();
    await admin.getByLabel('Privacy policy', { exact: true }).fill('https://north.example/privacy');
    await typeDay(dateField(admin, 'Privacy policy as of'), '2026-02-01');
    const zone = admin.getByRole('combobox', { name: 'Time zone' });
    expect(await zone.inputValue()).toBe('Europe / Madrid');
    await zone.fill('Lisbon');
    await admin.getByRole('option', { name: 'Europe / Lisbon' }).click();
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByText('Saved').waitFor();
    await admin.getByRole('banner').getByText('Northern Voices').waitFor();
    expect(await stored()).toMatchObject({
      publicName: 'Northern Voices',
      accent: '#ffe600',
      timeZone: 'Europe/Lisbon',
    });
  });

  it('change by field: what somebody else saved meanwhile is told', async () => {
    await admin.getByLabel('Sender of emails').fill('Mine');
    await firestore().doc(`agencies/${tenant.agencyId}`).update({ senderName: 'Theirs', currency: 'GBP' });
    await admin.getByRole('button', { name: 'Save' }).click();
    await admin.getByRole('button', { name: 'Keep mine' }).click();
    await admin.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await stored())?.['senderName']).toBe('Mine');
    expect((await stored())?.['currency']).toBe('GBP');
  });

  it('keep what is typed while a change is on its way', async () => {
    const own = `**/api/agency/${tenant.agencyId}`;
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await admin.route(own, async (route) => {
      await held;
      await route.continue();
    });
    const sender = admin.getByRole('textbox', { name: 'Sender of emails' });
    await sender.fill('First');
    await admin.getByRole('button', { name: 'Save' }).click();
    await sender.fill('Second');
    letGo();
    await expect.poll(async () => (await stored())?.['senderName']).toBe('First');
    await admin.unroute(own);
    await admin.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await stored())?.['senderName']).toBe('Second');
  });

  it('have an old address that leads to the new one', async () => {
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
    const guest = await browser.newPage();
    await guest.goto(`${APP}/self/new-client/${tenant.agencyId}`);
    await guest.waitForURL(`**/self/new-client/north-${tenant.key}`);
    await guest.close();
  });

  it('are one of several once another is added', async () => {
    await admin.getByRole('button', { name: 'New agency' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Public name').fill('Southern Voices');
    await dialog.getByLabel('Short name in addresses').fill(`south-${tenant.key}`);
    await dialog.getByLabel('Contact address').fill('hello@south.example');
    const runs = dialog.getByRole('group', { name: 'Who will run it (optional)' });
    const email = runs.getByLabel('Email');
    const add = dialog.getByRole('button', { name: 'Add agency' });
    await email.fill(`admin.${tenant.key}@tests.example`);
    await add.click();
    // A name is asked for once there is an address.
    await expect.poll(() => runs.getByText('Cannot be empty!').count()).toBe(2);
    await runs.getByLabel('First name').fill('Ines');
    await runs.getByLabel('Last name').fill('Prado');
    await add.click();
    await runs.getByText('This is your own address', { exact: false }).waitFor();
    await email.fill(`ines.${tenant.key}@south.example`);
    await add.click();
    await admin.getByText(`was sent to ines.${tenant.key}@south.example`, { exact: false }).waitFor();
    await admin.getByRole('button', { name: 'Switch to Southern Voices' }).click();
    await expect.poll(() => name().inputValue()).toBe('Southern Voices');
  });
});
