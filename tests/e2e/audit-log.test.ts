import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { makeAuditRecord, plantAudit } from '../stack/audit.ts';
import { makeTenant } from '../stack/tenant.ts';
import { followMenu } from './menu.ts';

describe.runIf(canRun).sequential('the audit log of an agency', () => {
  useBrowser();
  let admin: Opened;
  let agencyId: string;
  let uid: string;

  beforeAll(async () => {
    const tenant = await makeTenant(0);
    ({ agencyId } = tenant);
    uid = `auditor-${tenant.key}`;
    await makeAccount({ uid, held: { admin: [agencyId] }, user: { displayName: 'Ada Prieto' } });
    await plantAudit(agencyId, [
      makeAuditRecord(agencyId, 1, { by: uid, action: 'roster.saveView', subject: 'rosterViews/none' }),
    ]);
    admin = await openAs(`${uid}@tests.example`, '/admin/apiKeys');
  });

  const entries = () =>
    admin
      .getByRole('grid', { name: 'Audit log' })
      .getByRole('row')
      .filter({ has: admin.getByRole('gridcell') });

  it('shows what an admin has just done', { tags: ['gate'] }, async () => {
    await admin.getByRole('button', { name: 'New API key' }).click();

    const form = admin.getByRole('dialog', { name: 'New API key' });
    await form.getByLabel('Name').fill('Bookkeeping');
    await form.getByRole('combobox', { name: 'Areas' }).click();
    await admin.getByRole('option', { name: 'Talents' }).click();
    await admin.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Create key' }).click();
    await admin.getByRole('button', { name: 'I’ve saved it' }).click();
    await followMenu(admin, 'Agency', 'Audit log');
    await entries().filter({ hasText: 'Created an API key' }).waitFor();
    await expect.poll(() => entries().count()).toBe(2);
  });

  it('shows changes field by field, by keyboard', async () => {
    const entry = entries().filter({ hasText: 'Created an API key' });
    await entry.getByRole('gridcell', { name: 'API key: Bookkeeping' }).focus();
    await admin.keyboard.press('Enter');
    const panel = admin.getByRole('dialog', { name: 'Created an API key' });
    await panel.getByRole('link', { name: 'API key: Bookkeeping' }).waitFor();
    await panel.getByRole('row', { name: 'Name (nothing) Bookkeeping' }).waitFor();
    await admin.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await findViolations(admin)).toEqual([]);
  });

  it('is filtered by action, person and record', async () => {
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

    // The address only has their uid; the name loads with the agency's people.
    const person = admin.getByRole('combobox', { name: 'Person or API key' });
    await expect.poll(() => person.inputValue()).toBe('Ada Prieto');
  });
});
