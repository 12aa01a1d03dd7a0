import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '@domain/navigation/addresses.ts';
import { makeAccount } from '../stack/account.ts';
import { auth, firestore } from '../stack/admin.ts';
import { linkIn, waitForMail } from '../stack/inbox.ts';
import { canRun, launch, openPage, picture, signIn, signOut } from '../browser/browser.ts';

type Opened = Awaited<ReturnType<typeof openPage>>;

const OLD = 'casting-demo-1';

/** A talent of agency one, with nothing but an account and the record that goes with it. */
const makeTalent = async (): Promise<{ uid: string; email: string }> => {
  const uid = `passing-${randomBytes(4).toString('hex')}`;
  const email = `${uid}@tests.example`;
  const seeded = (await firestore().doc('talents/talent-01').get()).data() ?? {};
  const agencies = ['agency-one'];
  await makeAccount({ uid, email, held: { talent: agencies }, user: { displayName: 'Paz Gil' } });
  await firestore()
    .doc(`talents/${uid}`)
    .set({ ...seeded, email, fullName: 'Paz Gil', agencyIds: agencies });
  return { uid, email };
};

/** A client who has registered with agency one, and waits. */
const makeWaitingClient = async (): Promise<string> => {
  const uid = `waiting-${randomBytes(4).toString('hex')}`;
  const email = `${uid}@studio.example`;
  const [seeded] = (
    await firestore().collection('clients').where('email', '==', 'pending@agency-one.example').get()
  ).docs;
  const companyId = `company-${uid}`;
  const agencyIds = ['agency-one'];
  const user = { displayName: 'Olga Ruiz', companyId };
  await makeAccount({ uid, email, held: { client: agencyIds }, status: 'PENDING', user });
  await firestore()
    .doc(`clients/${uid}`)
    .set({ ...seeded?.data(), email, companyId, name: 'Olga', lastName: 'Ruiz' });
  await firestore().doc(`companies/${companyId}`).set({ name: 'Ruiz', companyType: 'OTHER', agencyIds });
  return email;
};

/** Every value that the page's IndexedDB databases hold, as text. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const request = <T>(made: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        made.onsuccess = () => resolve(made.result);
        made.onerror = () => reject(new Error('IndexedDB'));
      });
    const found: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await request(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        found.push(await request(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    const slots = (storage: Storage) => Object.entries({ ...storage });
    return JSON.stringify([found, slots(localStorage), slots(sessionStorage)]);
  });

describe.runIf(canRun).sequential('the workspace', () => {
  let browser: Browser;
  let page: Opened;
  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    browser = await launch();
  });
  beforeEach(async () => {
    page = await openPage(browser);
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, task.name);
    await page.context().close();
  });

  it('an admin acts as a client in one tab, and is themselves in the other', async () => {
    await signIn(page, 'admin@agency-one.example');
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: /Profile of/ }).click();
    await page.getByRole('menuitem', { name: 'Act as another user' }).click();
    await page.getByLabel('Name begins with').fill('cla');
    await page.getByRole('button', { name: /Clara Benet/ }).click();
    await page.waitForURL('**/project/list');
    await page.getByText('Acting as Clara Benet').waitFor();
    await page.getByRole('link', { name: 'Harbour Light' }).first().waitFor();
    await page.reload();
    await page.getByText('Acting as Clara Benet').waitFor();

    const tab = await page.context().newPage();
    await tab.goto('/');
    await tab.waitForURL('**/dashboard');
    expect(await tab.getByText('Acting as').count()).toBe(0);

    await page.getByRole('button', { name: /Acting as Clara Benet/ }).click();
    await page.waitForURL('**/dashboard');
    expect(await page.getByText('Acting as').count()).toBe(0);
    expect(page.faults).toEqual([]);
  });

  it('shows another agency once it is chosen, and stays with it', async () => {
    await signIn(page, 'multi@agency-one.example');
    await page.waitForURL('**/project/list');
    await page.getByRole('button', { name: /Change agency/ }).click();
    await page.getByRole('menuitemradio', { name: 'Baritone House' }).click();
    await page.waitForURL('**/project/list');
    await page.getByRole('button', { name: /Current: Baritone House/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /Current: Baritone House/ }).waitFor();
    expect(page.faults).toEqual([]);
  });

  it('leaves nothing of A behind when A signs out, and B finds nothing of A', async () => {
    await signIn(page, 'client@agency-one.example');
    await page.getByText('Harbour Light').first().waitFor();
    expect(await storedIn(page)).toContain('client@agency-one.example');
    await signOut(page);
    const left = await storedIn(page);
    for (const trace of ['client@agency-one.example', 'Clara', 'Harbour', 'agency-one', 'company-'])
      expect(left).not.toContain(trace);
    await signIn(page, 'client2@agency-one.example');
    await page.waitForURL('**/project/list');
    await page.getByRole('heading', { name: 'Projects' }).waitFor();
    expect(await page.getByText('Clara Benet').count()).toBe(0);
    expect(await storedIn(page)).not.toContain('client@agency-one.example');
    expect(page.faults).toEqual([]);
  });

  it('signs out in every tab at once', async () => {
    await signIn(page, 'client@agency-one.example');
    await page.waitForURL('**/project/list');
    const tab = await page.context().newPage();
    await tab.goto('/project/list');
    await tab.getByText('Harbour Light').first().waitFor();
    await signOut(page);
    await tab.waitForURL('**/account/signin');
    expect(await tab.getByText('Harbour Light').count()).toBe(0);
  });

  it.each([
    ['rejected@agency-one.example', '**/pending-validation', 'Your registration wasn’t accepted'],
    ['pending@agency-one.example', '**/pending-validation', 'Your registration is currently under review'],
    ['unverified@agency-one.example', '**/verify-email/*/*', 'We sent a link to unverified@agency-one'],
    ['noagency@agency-one.example', '**/account/signin', 'Your account has no agencies assigned'],
  ])('keeps %s at the door, and says why', async (email, address, said) => {
    await signIn(page, email);
    await page.getByText(said).waitFor();
    await page.waitForURL(address);
    await page.goto('/profile/security');
    await page
      .getByText(email.startsWith('unverified') ? 'Confirm your email' : 'Sign in')
      .first()
      .waitFor();
    expect(await page.getByText('Current password').count()).toBe(0);
  });

  it('tells somebody who was refused whom to ask, and leads them back', async () => {
    await signIn(page, 'rejected@agency-one.example');
    const ask = page.getByRole('link', { name: 'Contact Aria Voices' });
    await ask.waitFor();
    const agency = await firestore().doc('agencies/agency-one').get();
    expect(await ask.getAttribute('href')).toBe(`mailto:${String(agency.get('contactEmail'))}`);
    await page.getByRole('link', { name: 'Go to sign in' }).click();
    await page.getByLabel('Password', { exact: true }).waitFor();
  });

  it('signs out again when the start fails, and says so', async () => {
    await page.route('**/api/', (route) => route.fulfill({ status: 500, json: {} }));
    await signIn(page, 'client@agency-one.example');
    await page.getByText('Something went wrong loading your data :(').waitFor();
    await page.unroute('**/api/');
    await page.goto('/project/list');
    await page.waitForURL('**/account/signin');
  });

  it('looks as the address asks, and remembers it', async () => {
    await signIn(page, 'client@agency-one.example');
    await page.waitForURL('**/project/list');
    await page.goto('/project/list?theme=dark&nav-style=rail&layout-type=boxed');
    await page.getByRole('button', { name: 'Expand' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.goto('/project/list');
    await page.getByRole('button', { name: 'Expand' }).waitFor();
    const width = await page.getByRole('main').evaluate((main) => getComputedStyle(main).maxWidth);
    expect(width).toBe('1200px');
    await page.goto('/project/list?theme=light&nav-style=full&layout-type=full');
    await page.getByRole('button', { name: 'Collapse' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  });

  it('tells a blocked account whom to write to', async () => {
    const { uid, email } = await makeTalent();
    await auth().updateUser(uid, { disabled: true });
    await signIn(page, email);
    await page.getByText('This account is disabled. Contact your agency.').waitFor();
    await auth().updateUser(uid, { disabled: false });
    await page.getByLabel('Password', { exact: true }).fill('not it at all');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText(/Wrong (email or )?password/).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
  });

  it('changes one’s password, and goes on', async () => {
    const { email } = await makeTalent();
    await signIn(page, email);
    await page.waitForURL('**/profile/demos');
    await page.getByRole('button', { name: /Profile of/ }).click();
    await page.getByRole('menuitem', { name: 'Password' }).click();
    await page.getByLabel('Current password').fill('not it at all');
    await page.getByLabel('New password', { exact: true }).fill('the newer one');
    await page.getByLabel('Repeat the new password').fill('the newer one');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('Wrong password').waitFor();
    await page.getByLabel('Current password').fill(OLD);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('Password changed. Other devices are signed out.').waitFor();
    await page.getByRole('link', { name: 'Voice' }).click();
    await page.getByText('Voice ages').first().waitFor();
    await signOut(page);
    await signIn(page, email, 'the newer one');
    await page.waitForURL('**/profile/demos');
    expect(page.faults).toEqual([]);
  });

  it('follows the language that somebody reads in with their mails', async () => {
    const { uid, email } = await makeTalent();
    await signIn(page, email);
    await page.waitForURL('**/profile/demos');
    await page.getByRole('button', { name: 'Interface language' }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await page.getByRole('link', { name: 'Voz' }).waitFor();
    await expect
      .poll(async () => (await firestore().doc(`users/${uid}`).get()).get('locale') as unknown)
      .toBe('es');
  });

  it('hands a talent their data, and deletes it once the agency agrees', async () => {
    const { uid, email } = await makeTalent();
    await signIn(page, email);
    await page.waitForURL('**/profile/demos');
    await page.goto('/profile/account');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    expect((await downloading).suggestedFilename()).toBe('my-data.zip');
    await page.getByRole('button', { name: 'Request deletion' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Request deletion' }).click();
    await page.getByText('Deletion requested').waitFor();
    await page.getByRole('button', { name: 'Keep my data' }).click();
    await page.getByRole('button', { name: 'Request deletion' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Request deletion' }).click();
    await page.getByText('Deletion requested').waitFor();

    const agency = await openPage(browser);
    await signIn(agency, 'team@agency-one.example');
    await agency.getByRole('button', { name: 'Confirm deletion of Paz Gil' }).click();
    await agency.getByRole('dialog').getByRole('button', { name: 'Confirm deletion' }).click();
    await agency.getByText('Everything about Paz Gil is deleted.').waitFor();
    await agency.context().close();
    await expect(auth().getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await page.reload();
    await page.waitForURL('**/account/signin');
  });

  it('lets a registered client in once an admin accepts them', async () => {
    const admin = page;
    const email = await makeWaitingClient();
    await signIn(admin, 'admin@agency-one.example');
    await admin.getByText('Registrations to review').waitFor();
    const waiting = admin.getByRole('listitem').filter({ hasText: email });
    await waiting.getByRole('button', { name: /Reject/ }).click();
    await admin.getByRole('button', { name: 'Cancel' }).click();
    await waiting.getByRole('button', { name: /Accept/ }).click();
    await admin.getByText(/can now work with you/).waitFor();
    await expect.poll(() => waiting.count()).toBe(0);
    const mail = await waitForMail(email);
    expect(mail.subject).toBe('Your registration has been accepted');
    expect(linkIn(mail).pathname).toBe(addresses.signIn.path);

    const client = await openPage(browser);
    await signIn(client, email);
    await client.waitForURL('**/project/list');
    await client.context().close();
    expect(admin.faults).toEqual([]);
  });
});
