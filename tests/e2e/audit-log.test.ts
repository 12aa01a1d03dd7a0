import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sealAudit } from '../../functions/src/scheduled/seal-audit.ts';
import { makePerson } from '../api/accounts.ts';
import { violationsOf } from '../browser/axe.ts';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { auditRecord, plantAudit } from '../stack/audit.ts';
import { makeTenant } from '../stack/tenant.ts';
import { follow } from './menu.ts';

describe.runIf(canRun).sequential('the audit log of an agency', () => {
  let browser: Browser;
  let admin: Opened;
  let agencyId: string;
  let member: string;
  let uid: string;

  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    browser = await launch();
    const tenant = await makeTenant(0);
    ({ agencyId } = tenant);
    uid = `auditor-${tenant.key}`;
    await makeAccount({ uid, held: { admin: [agencyId] }, user: { displayName: 'Ada Prieto' } });
    member = (await makePerson(agencyId, tenant.companyId, 'agencyTeam')).uid;
    await plantAudit(agencyId, [
      auditRecord(agencyId, 1, { by: uid, action: 'roster.saveView', subject: 'rosterViews/none' }),
    ]);
    admin = await openAs(browser, `${uid}@tests.example`, '/admin/apiKeys');
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(admin, `audit-${task.name}`);
  });

  const entries = () =>
    admin
      .getByRole('grid', { name: 'Audit log' })
      .getByRole('row')
      .filter({ has: admin.getByRole('gridcell') });

  it('has what an admin has just done', { tags: ['gate'] }, async () => {
    await admin.getByRole('button', { name: 'New API key' }).click();
    const form = admin.getByRole('dialog', { name: 'New API key' });
    await form.getByLabel('Name').fill('Bookkeeping');
    await form.getByRole('combobox', { name: 'Areas' }).click();
    await admin.getByRole('option', { name: 'Talents' }).click();
    await admin.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Create key' }).click();
    await admin.getByRole('button', { name: 'I’ve saved it' }).click();
    await follow(admin, 'Agency', 'Audit log');
    await entries().filter({ hasText: 'Created an API key' }).waitFor();
    await expect.poll(() => entries().count()).toBe(2);
  });

  it('shows what changed, field by field, by the keyboard', async () => {
    const entry = entries().filter({ hasText: 'Created an API key' });
    await entry.getByRole('gridcell', { name: 'API key: Bookkeeping' }).focus();
    await admin.keyboard.press('Enter');
    const panel = admin.getByRole('dialog', { name: 'Created an API key' });
    await panel.getByRole('link', { name: 'API key: Bookkeeping' }).waitFor();
    await panel.getByRole('row', { name: 'Name (nothing) Bookkeeping' }).waitFor();
    await admin.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await violationsOf(admin)).toEqual([]);
  });

  it('is found by what was done, by whom and by its record', async () => {
    await admin.getByRole('combobox', { name: 'What was done' }).fill('Created an API');
    await admin.getByRole('option', { name: 'Created an API key' }).click();
    await expect.poll(() => entries().count()).toBe(1);
    await admin.getByRole('combobox', { name: 'Person or API key' }).fill('ada');
    await admin.getByRole('option', { name: 'Ada Prieto' }).click();
    await expect.poll(() => new URL(admin.url()).searchParams.get('by')).toBe(uid);
    await entries().first().click();
    await admin.getByRole('button', { name: 'History of this record' }).click();
    await admin.getByText('History of API key: Bookkeeping').waitFor();
    await admin.reload();
    await expect.poll(() => entries().count()).toBe(1);
    // The address has their uid alone: how they are called comes with the people of the agency.
    const person = admin.getByRole('combobox', { name: 'Person or API key' });
    await expect.poll(() => person.inputValue()).toBe('Ada Prieto');
  });

  it('is had as a file', async () => {
    const [download] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Created an API key,apiKeys.create');
  });

  it('says that nothing of it is missing, and what is', async () => {
    await sealAudit();
    await admin.getByRole('button', { name: 'Check the log' }).click();
    await admin.getByText(/^Complete: 2 entries, from no\. 1 .* to no\. 2 /).waitFor();
    await firestore().doc(`audit/${agencyId}-1`).delete();
    await admin.getByRole('button', { name: 'Check the log' }).click();
    await admin.getByText('Entry no. 1 is missing.').waitFor();
  });

  it('is no team member’s', async () => {
    const page = await openAs(browser, `${member}@tests.example`, '/admin/audit');
    await page.getByText('You don’t have access').waitFor();
    await page.getByRole('button', { name: 'Agency', exact: true }).click();
    await page.getByRole('link', { name: 'Figures', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Audit log', exact: true }).count()).toBe(0);
  });
});
