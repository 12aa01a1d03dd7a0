import { beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { listMails, waitForMail } from '../stack/inbox.ts';
import { getEmail } from '../stack/people.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { readExported } from '../browser/exported.ts';
import { openAs } from '../browser/signed-in.ts';

const ROSTER = '/agencyTeam/talent';

interface Voice {
  readonly uid: string;
  readonly email: string;
}

describe.runIf(canRun).sequential('the roster of an agency', () => {
  useBrowser();
  let tenant: Tenant;
  let page: Opened;
  let nunez: Voice;
  let bru: Voice;
  let blocked: Voice;

  beforeAll(async () => {
    tenant = await makeTenant(0);

    const agencies = [tenant.agencyId];
    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    [nunez, bru, blocked] = await Promise.all([
      makeTalentAccount(agencies, { name: 'Zoë', lastName: 'Núñez', gender: 'FEM', tone: 'LOW' }),
      makeTalentAccount(agencies, { name: 'Álex', lastName: 'Bru', gender: 'MAL' }),
      makeTalentAccount(agencies, { name: 'Berta', lastName: 'Alba', gender: 'FEM', tone: 'MED' }),
    ]);

    await blockAs(admin.token, blocked.uid);
    page = await openAs(getEmail(tenant, 'agencyTeam'), ROSTER);
    // The first list of a busy machine, with everything that lists load.
    await page.getByRole('row', { name: /Zoë Núñez/ }).waitFor({ timeout: 25_000 });
  });

  const blockAs = async (token: string, uid: string) => {
    expect((await call('PATCH', `/talent/${uid}`, { token, body: { status: 'blocked' } })).status).toBe(200);
  };

  const listNames = async () => {
    const cells = page.getByRole('grid').locator('[role=gridcell][data-field=fullName] bdi');
    return (await cells.allTextContents()).filter((name) => name !== 'Blocked');
  };

  const expectShown = (...expected: string[]) =>
    expect.poll(async () => [...new Set(await listNames())]).toEqual(expected);
  const tick = (name: string) => page.getByRole('row', { name }).getByRole('checkbox').check();
  const search = () => page.getByRole('searchbox', { name: 'Name or email' });
  const menuItem = (name: string) => page.getByRole('menuitem', { name });
  const openViews = (label: string | RegExp) => page.getByRole('button', { name: label }).click();

  it('is searched by the start of names, ignoring accents, and by address', { tags: ['gate'] }, async () => {
    await search().fill('nun');
    await expectShown('Zoë Núñez');
    await search().fill('bru alex');
    await expectShown('Álex Bru');
    await search().fill(blocked.email.slice(0, 12));
    await expectShown('Berta Alba');
    await search().fill('');
    await expectShown('Álex Bru', 'Berta Alba', 'Zoë Núñez');
  });

  it('is filtered, and a view of it is saved, changed and opened from its address', async () => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('combobox', { name: 'Gender' }).click();
    await page.getByRole('option', { name: 'Female' }).click();
    await expectShown('Berta Alba', 'Zoë Núñez');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();

    await openViews('Views');
    await menuItem('Save as a new view…').click();
    await page.getByLabel('Name of the view').fill('Women');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'View: Women' }).waitFor();
    await expect.poll(() => page.getByText('Unsaved changes to this view').count()).toBe(0);

    // Another filter isn't part of the view until it is saved.
    await search().fill('nun');
    await page.getByText('Unsaved changes to this view').waitFor();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByText('Unsaved changes to this view').waitFor({ state: 'hidden' });
    await expectShown('Berta Alba', 'Zoë Núñez');

    // Text typed while the view loads filters its result.
    await search().fill('nun');

    await page.getByRole('button', { name: 'Discard changes' }).evaluate((button) => {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      const field = document.querySelector<HTMLInputElement>('input[type=search]');
      field?.select();
      document.execCommand('insertText', false, 'zoe');
    });

    await expectShown('Zoë Núñez');
    await expect.poll(() => search().inputValue()).toBe('zoe');
    await expect.poll(() => new URL(page.url()).search).toContain('zoe');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Unsaved changes to this view').waitFor({ state: 'hidden' });

    // … nor is another column.
    await page.getByRole('columnheader', { name: 'Gender' }).hover();
    await page.getByRole('button', { name: 'Menu of the column Gender' }).click();
    await menuItem('Hide this column').click();
    await page.getByText('Unsaved changes to this view').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Unsaved changes to this view').waitFor({ state: 'hidden' });

    const shared = new URL(page.url());
    const colleague = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const address = `${shared.pathname}${shared.search}`;
    const colleaguePage = await openAs(`${colleague.uid}@tests.example`.toLowerCase(), address);
    await colleaguePage.getByRole('button', { name: 'View: Women' }).waitFor();
    await colleaguePage.getByRole('row', { name: /Zoë Núñez/ }).waitFor();
    await expect.poll(() => colleaguePage.getByRole('row', { name: /Berta Alba/ }).count()).toBe(0);
    await expect.poll(() => colleaguePage.getByRole('columnheader', { name: 'Gender' }).count()).toBe(0);
    await expect.poll(() => colleaguePage.getByText('Unsaved changes to this view').count()).toBe(0);
    await colleaguePage.context().close();
  });

  it('is emailed after a preview, to each talent once and separately', async () => {
    await page.goto(ROSTER);
    for (const name of ['Zoë Núñez', 'Álex Bru', 'Berta Alba']) await tick(name);
    await page.getByRole('button', { name: 'Email…' }).click();

    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByText('Cannot be empty!').first().waitFor();
    await dialog.getByLabel('Subject').fill('Studio days');
    await dialog.getByLabel('Message').fill('The studio opens\nin May.');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByText('Check the email to 2 talents').waitFor();

    const left = dialog.getByRole('list', { name: '1 talent is left out' });
    await expect
      .poll(() => left.getByRole('listitem').allTextContents())
      .toEqual(['Berta AlbaBlocked by your agency']);

    const shown = dialog.frameLocator('iframe');
    await shown.getByText('Hello Álex,').waitFor();
    await shown.getByText('The studio opens').waitFor();
    // Opening a preview sends nothing.
    expect(await listMails(bru.email)).toEqual([]);

    // Back in the editor, the text is still there.
    await dialog.getByRole('button', { name: 'Back to the text' }).click();
    await expect.poll(() => dialog.getByLabel('Message').inputValue()).toBe('The studio opens\nin May.');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByRole('button', { name: 'Send 2 emails' }).click();
    await dialog.getByText('Done: 2 of 2').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const [toNunez, toBru] = await Promise.all([waitForMail(nunez.email), waitForMail(bru.email)]);
    expect([toNunez.to, toBru.to]).toEqual([[nunez.email], [bru.email]]);
    expect(toNunez.text + toNunez.html).not.toContain(bru.email);

    // The same after a reload: each talent gets it once.
    await page.reload();
    await expectShown('Álex Bru', 'Berta Alba', 'Zoë Núñez');
    for (const name of ['Zoë Núñez', 'Álex Bru']) await tick(name);
    await page.getByRole('button', { name: 'Email…' }).click();
    await dialog.getByLabel('Subject').fill('Studio days');
    await dialog.getByLabel('Message').fill('The studio opens\nin May.');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByText('Nobody gets this email').waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: /^Send/ }).isDisabled()).toBe(true);
    await page.reload();
    expect(
      await Promise.all([nunez, bru, blocked].map(async ({ email }) => (await listMails(email)).length)),
    ).toEqual([1, 1, 0]);
  });

  const importFile = async (rows: readonly string[]) => {
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'talents.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
    return dialog;
  };

  it('imports a file of talents after a trial run, and the same file again without a second invitation', async () => {
    const email = `nora.${tenant.key}@guests.example`.toLowerCase();
    const rows = [
      'name,lastName,email,language',
      `Nora,Guest,${email},eng`,
      'Bad,Language,bad@guests.example,xyz',
    ];
    const first = await importFile(rows);
    await first.getByRole('row', { name: /bad@guests\.example Needs a correction/ }).waitFor();
    await first.getByRole('row', { name: new RegExp(`${email} Will be invited`) }).waitFor();
    expect(await listMails(email)).toEqual([]);
    await first.getByRole('button', { name: 'Import 1 row' }).click();
    await first.getByRole('row', { name: new RegExp(`${email} Invited`) }).waitFor();
    await first.getByRole('button', { name: 'Close' }).click();
    await waitForMail(email);

    const second = await importFile(rows);
    await second.getByRole('row', { name: new RegExp(`${email} Nothing to do`) }).waitFor();
    await expect
      .poll(() => second.getByRole('button', { name: 'Nothing to import' }).isDisabled())
      .toBe(true);
    await second.getByRole('button', { name: 'Cancel' }).click();
    const invited = await firestore().collection('selfServiceInvites').where('email', '==', email).get();
    expect([invited.size, (await listMails(email)).length]).toEqual([1, 1]);
  });

  it('imports its own export unchanged', async () => {
    const { head, lines } = await readExported(page);
    const dialog = await importFile([head, ...lines]);
    await dialog
      .getByRole('row', { name: /Nothing to do/ })
      .nth(lines.length - 1)
      .waitFor();
    expect(await dialog.getByRole('row').count()).toBe(lines.length + 1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});
