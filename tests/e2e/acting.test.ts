import { NO_PROGRESS } from '@domain/projects/progress.ts';
import { getWordPrefixes } from '@domain/values/fold-text.ts';
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { canRun, signOut, type Opened } from '../browser/browser.ts';
import { navigateInApp } from '../browser/navigate-in-app.ts';
import { pageForEach } from '../browser/page-for-each.ts';
import { enter } from '../browser/signed-in.ts';
import { makeAccount, putAccess } from '../stack/account.ts';
import { auth, firestore } from '../stack/admin.ts';
import { makeAgencyRecord } from '../stack/tenant.ts';
import { SIGNED_IN_PATHS } from './screens.ts';

/** Texts shown where an acting admin is denied. */
const INSTEAD: Readonly<Record<string, string>> = {
  'Current password': 'You can’t change a password while acting as someone else.',
  'Your data': 'About you',
  'Takes of auditions': 'This page is for the talent alone.',
};

const getName = async (email: string): Promise<string> => {
  const { uid } = await auth().getUserByEmail(email);
  return String((await firestore().doc(`users/${uid}`).get()).get('displayName'));
};

const actAs = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Act as another user' }).click();
  await page.getByLabel('Name or email').fill(name);
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await page.getByText(`Acting as ${name}`).waitFor();
};

/** Refused or failed loads, by the console and the API. */
const watchRefusals = (page: Page): readonly string[] => {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refusals.push(message.text());
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) refusals.push(`${answer.status()} ${answer.url()}`);
  });
  return refusals;
};

/** The session stored in the tab. */
const listKeptKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /firebase|impersonated/.test(key)));

describe.runIf(canRun).sequential('an acting admin', () => {
  let page: Opened;
  pageForEach((opened) => (page = opened));

  const nonAdmins = Object.entries(SIGNED_IN_PATHS).filter(([email]) => !email.startsWith('admin@'));

  it.each(nonAdmins)('sees every page that %s sees', { tags: ['long'] }, async (email, screens) => {
    await enter(page, 'admin@agency-one.example', '/');
    await page.waitForURL('**/dashboard');

    const name = await getName(email);
    const refusals = watchRefusals(page);
    await actAs(page, name);

    for (const [path, shown] of screens) {
      await navigateInApp(page, path, page.getByText(INSTEAD[shown] ?? shown));
      if (!path.startsWith('/no/')) await page.getByText(`Acting as ${name}`).waitFor();
      await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
      expect([path, await page.getByText('You don’t have access').count()]).toEqual([path, 0]);
      expect([path, await page.getByText('This could not be loaded').count()]).toEqual([path, 0]);
    }

    expect(refusals).toEqual([]);
  });

  interface Two {
    readonly agencyId: string;
    readonly admin: string;
    readonly client: string;
    readonly clientName: string;
  }

  /** An agency with an admin and a client whose rights can change. */
  const makeTwo = async (): Promise<Two> => {
    const key = randomBytes(4).toString('hex');
    const agencyId = `agency-${key}`;
    const companyId = `company-${key}`;
    const clientName = `Zoe ${key}`;
    await firestore().doc(`agencies/${agencyId}`).set(makeAgencyRecord(agencyId));

    const admin = { displayName: 'Ada Boss' };
    const client = { displayName: clientName, companyId };
    const makeHeld = (role: 'admin' | 'client') => ({ [role]: [agencyId] });
    await makeAccount({ uid: `admin-${key}`, held: makeHeld('admin'), user: admin });
    await makeAccount({ uid: `client-${key}`, held: makeHeld('client'), user: client });

    await firestore()
      .doc(`projects/project-${key}`)
      .set({
        ...(await firestore().doc('projects/project-harbour-light').get()).data(),
        name: 'Only theirs',
        progress: NO_PROGRESS,
        languages: [],
        languageProgress: {},
        brand: '',
        campaignName: '',
        companyName: '',
        words: getWordPrefixes('Only theirs'),
        // A separate public address.
        urlIdentifier: `link-${key}`,
        agencyId,
        companyId,
      });

    return { agencyId, admin: `admin-${key}`, client: `client-${key}`, clientName };
  };

  const begin = async ({ admin, clientName }: Two): Promise<void> => {
    await enter(page, `${admin}@tests.example`, '/');
    await page.waitForURL('**/dashboard');
    await actAs(page, clientName);
    await page.waitForURL('**/project/list');
    await page.getByText('Only theirs').waitFor();
  };

  it('returns to their own account immediately after losing the admin role', async () => {
    const two = await makeTwo();
    await begin(two);

    await putAccess({
      uid: two.admin,
      held: { agencyTeam: [two.agencyId] },
      user: { displayName: 'Ada Boss', accessVersion: 1 },
    });

    await page.getByRole('button', { name: 'Profile of Ada Boss' }).waitFor();
    await expect.poll(() => page.getByText(/Acting as/).count()).toBe(0);
    await expect.poll(() => page.getByText('Only theirs').count()).toBe(0);
    expect(await listKeptKeys(page)).toEqual([]);
  });

  it('ends the session by signing out in any tab', async () => {
    await begin(await makeTwo());
    expect(await listKeptKeys(page)).not.toEqual([]);
    const tab = await page.context().newPage();
    await tab.goto('/');
    await tab.waitForURL('**/dashboard');
    await signOut(tab);
    await page.waitForURL('**/account/signin');
    await expect.poll(() => page.getByText('Only theirs').count()).toBe(0);
    await expect.poll(() => listKeptKeys(page)).toEqual([]);
  });

  it('discards what they typed as the other person', async () => {
    await enter(page, 'admin@agency-one.example', '/');
    await page.waitForURL('**/dashboard');
    await actAs(page, await getName('client@agency-one.example'));

    const listDrafts = () =>
      page.evaluate(() => Object.keys({ ...sessionStorage }).filter((key) => key.startsWith('vc.draft')));

    const type = async (path: string, role: 'link' | 'button', name: string, label: string) => {
      await page.waitForURL(path);
      await page.getByRole('main').getByRole(role, { name }).click();
      await page.getByRole('dialog').getByLabel(label).fill('Half a thought');
      await page.getByRole('dialog').getByLabel(label).blur();
    };

    await type('**/project/list', 'link', 'New Project', 'Project name');
    expect(await listDrafts()).toEqual([]);
    // Their own draft stays in the same tab.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/project/list');
    await page.getByRole('button', { name: /^Acting as/ }).click();
    await type('**/dashboard', 'button', 'Invite a talent', 'First name');
    expect(await listDrafts()).toHaveLength(1);
  });
});
