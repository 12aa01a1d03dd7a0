import { beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_PAGE_SIZE } from '@domain/clients/clients.ts';
import { makePerson, type Person } from '../api/accounts.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { readExported } from '../browser/exported.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { mapInSeries } from '../stack/map-in-series.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makeClientValues } from '../stack/clients.ts';

const CLIENTS = '/admin/client';
/** One more than a page shows. */
const COUNT = CLIENT_PAGE_SIZE + 1;

const getEmail = ({ uid }: Person) => `${uid}@tests.example`.toLowerCase();

describe.runIf(canRun).sequential('a list', () => {
  useBrowser();
  let tenant: Tenant;
  let admin: Person;
  let page: Opened;

  beforeAll(async () => {
    tenant = await makeTenant(0);
    admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');

    const numbers = Array.from({ length: COUNT }, (_, index) => index);

    // All in parallel would exceed the time-out on a busy machine.
    const created = await mapInSeries(4, numbers, (index) =>
      call('POST', '/ownerClient', {
        token: admin.token,
        body: makeClientValues({
          name: index === 0 ? 'Zoe' : 'Ana',
          lastName: `Number ${String(index).padStart(2, '0')}`,
          email: `c${index}.${tenant.key}@studio.example`.toLowerCase(),
          company: { id: tenant.companyId, name: 'Test company', companyType: 'BRAND' },
        }),
      }),
    );
    expect(created.map(({ status }) => status)).toEqual(created.map(() => 201));
    page = await openAs(getEmail(admin), CLIENTS);
    await page.getByRole('row', { name: /Ana Number 01/ }).waitFor();
  });

  const button = (name: string, of: Opened = page) => of.getByRole('button', { name, exact: true });
  const search = (of: Opened = page) => of.getByRole('searchbox', { name: 'Name, email or company' });
  const rows = (of: Opened = page) => of.getByRole('row', { name: /Number/ });

  it('is exported completely, in the chosen columns', async () => {
    await expect.poll(() => rows().count()).toBe(CLIENT_PAGE_SIZE);
    await button('Columns').click();
    for (const column of ['Country', 'Access'])
      await page.getByRole('menuitemcheckbox', { name: column }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('columnheader', { name: 'Country' }).count()).toBe(0);

    const { file, head, lines } = await readExported(page);
    expect(file).toBe('clients.csv');
    expect(head).toBe('Name,Email,Company,Account validation status,Created');
    expect(lines).toHaveLength(COUNT);
    expect(lines[0]).toMatch(/^Ana Number 01,c1\.[^,]+,Test company,Accepted,\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('exports the filtered rows, and is saved as a view in its address', async () => {
    await search().fill('zoe');
    await expect.poll(() => rows().count()).toBe(1);
    expect((await readExported(page)).lines).toHaveLength(1);
    await button('Views').click();
    await page.getByRole('menuitem', { name: 'Save as a new view…' }).click();
    await page.getByLabel('Name of the view').fill('Only Zoe');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await button('View: Only Zoe').waitFor();
    expect(new URL(page.url()).search).toBe('?search=zoe');
    await search().fill('');
    await expect.poll(() => rows().count()).toBe(CLIENT_PAGE_SIZE);
  });

  it('opens as a saved view in another browser, for its owner only', async () => {
    const again = await openAs(getEmail(admin), CLIENTS);
    await again.getByRole('columnheader', { name: 'Country' }).waitFor();
    await button('Views', again).click();
    await again.getByRole('menuitemradio', { name: 'Only Zoe' }).click();
    await expect.poll(() => rows(again).count()).toBe(1);
    await expect.poll(() => again.getByRole('columnheader', { name: 'Country' }).count()).toBe(0);
    await button('View: Only Zoe', again).click();
    await again.getByRole('menuitem', { name: 'Rename this view…' }).click();
    await again.getByLabel('Name of the view').fill('Zoe');
    await again.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await button('View: Zoe', again).click();
    await again.getByRole('menuitem', { name: 'Delete this view…' }).click();
    await again.getByRole('dialog').getByRole('button', { name: 'Delete view' }).click();
    await button('Views', again).waitFor();
    await again.context().close();

    const colleague = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const colleaguePage = await openAs(getEmail(colleague), `${CLIENTS}?search=zoe`);
    await expect.poll(() => rows(colleaguePage).count()).toBe(1);
    await button('Views', colleaguePage).click();
    await expect.poll(() => colleaguePage.getByRole('menuitemradio').allTextContents()).toEqual(['No view']);
    await colleaguePage.context().close();
  });

  it('is navigated, selected from and opened by keyboard', { tags: ['gate'] }, async () => {
    await page.getByRole('gridcell', { name: 'Ana Number 01' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByText('1 selected').waitFor();
    await page.getByRole('row', { name: /Ana Number 02/, selected: true }).waitFor();
    await page.keyboard.press('Space');
    await expect.poll(() => page.getByText('1 selected').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Ana Number 02' }).getByRole('button', { name: 'Cancel' }).click();
  });

  it('blocks several rows; a changed one is reported, and undo is offered', async () => {
    const makeId = async (index: number) => {
      const email = `c${index}.${tenant.key}@studio.example`.toLowerCase();
      const { docs } = await firestore().collection('clients').where('email', '==', email).get();
      return docs[0]?.id ?? '';
    };

    const [first, second] = await Promise.all([makeId(1), makeId(2)]);

    const areBlocked = () =>
      Promise.all(
        [first, second].map(async (uid) => {
          const { docs } = await firestore().collection('memberships').where('userId', '==', uid).get();
          return docs.some((membership) => membership.get('blocked') === true);
        }),
      );

    for (const name of [/Ana Number 01/, /Ana Number 02/])
      await page.getByRole('row', { name }).getByRole('checkbox').check();

    const body = { cityOfResidence: 'Lugo' };
    const changed = await call('PATCH', `/client/${second}`, { token: admin.token, body });
    expect(changed.status).toBe(200);
    await button('Block').click();

    const locator = page.getByRole('dialog', { name: 'Block 2 clients?' });
    await locator.getByRole('button', { name: 'Block 2 clients' }).click();

    const reply = page.getByRole('dialog', { name: 'Block 2 clients', exact: true });
    await reply.getByText('1 done · 1 not done').waitFor();

    await reply
      .getByRole('listitem')
      .filter({ hasText: /Ana Number 02.*Not done/ })
      .waitFor();

    expect(await areBlocked()).toEqual([true, false]);
    await reply.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('group', { name: 'Last change' }).getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('dialog', { name: 'Undo: Block 2 clients' }).getByText('1 done').waitFor();
    expect(await areBlocked()).toEqual([false, false]);
  });

  it('keeps selection and rows while reloading', async () => {
    await page.reload();
    await button('Load more').click();
    await expect.poll(() => rows().count()).toBe(COUNT);

    const box = (name: RegExp) => page.getByRole('row', { name }).getByRole('checkbox');
    await box(/Ana Number 03/).check();
    await button('Block').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Block 1 client' }).click();

    const reply = page.getByRole('dialog', { name: 'Block 1 client', exact: true });
    await reply.getByText('1 done').waitFor();

    // The list reloads late: meanwhile rows are selected, one of them on its second page.
    let letGo = (): void => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const isList = (url: URL) => url.pathname === '/api/client';
    await page.route(isList, async (route) => {
      await gate;
      await route.continue();
    });

    await reply.getByRole('button', { name: 'Undo' }).click();

    const undone = page.getByRole('dialog', { name: 'Undo: Block 1 client' });
    await undone.getByText('1 done').waitFor();
    await undone.getByRole('button', { name: 'Close' }).click();
    for (const name of [/Ana Number 04/, /Zoe Number 00/]) await box(name).check();
    await page.getByText('2 selected').waitFor();

    const answers = page.waitForResponse((response) => isList(new URL(response.url())));
    letGo();
    await answers;
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(await rows().count()).toBe(COUNT);
    await page.getByText('2 selected').waitFor();
    await page.getByRole('row', { name: /Zoe Number 00/, selected: true }).waitFor();
    await page.unroute(isList);
  });
});
