import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { changeTicket, makeEngineer } from '../stack/curation.ts';
import { changeDemo, readStoredTicket, uploadDemo, type StoredDemo } from '../stack/demos.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('several tickets together', () => {
  useBrowser();
  let page: Opened;
  let enzo: Account;
  let demos: readonly StoredDemo[];

  beforeAll(async () => {
    const { agencyId, key } = await makeTenant(0);
    const admin = await makeAccount({ uid: `admin-${key}`, held: { admin: [agencyId] } });
    enzo = await makeEngineer([agencyId], { user: { displayName: 'Enzo One' } });

    const talents = [await makeTalentAccount([agencyId]), await makeTalentAccount([agencyId])];
    demos = await Promise.all(
      talents.map(async ({ token, uid }) => (await uploadDemo(token, uid)).collection),
    );
    await changeTicket(enzo.token, demos[0]!.curationTicketId, 'take');
    page = await openAs(admin.email, '/admin/tickets');
    await page.getByText('With Enzo One').waitFor();
    await page.getByText('Available to all engineers').waitFor();
  });

  const selectAll = async () => {
    // When all are selected, the same box clears the selection.
    const all = page.getByRole('checkbox', { name: 'Select all rows' });
    // Completed rows leave the selection when the list reloads.
    const areSelected = async () => {
      if ((await all.count()) > 0) await all.click({ timeout: 2_000 });
      return page.getByText('2 selected').count();
    };
    await expect.poll(areSelected).toBe(1);
  };

  const bar = () => page.getByRole('group', { name: 'Selected rows' });
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

  it('are closed if nothing waits; another is refused with a reason, also in a file', async () => {
    await changeDemo(enzo.token, demos[0]!, { reviewStatus: 'approved' });
    await selectAll();
    await bar().getByRole('button', { name: 'Close…' }).click();

    const locator = dialog('Close 2 tickets');
    await locator.getByLabel('Why you close it').fill('End of the season');
    await locator.getByRole('button', { name: 'Close', exact: true }).click();

    const reply = dialog('Close 2 tickets').filter({ hasText: '1 done · 1 not done' });
    await reply.waitFor();

    const refused = reply.getByRole('listitem').filter({ hasText: 'Not done' });
    const reason = (await refused.getByRole('paragraph').last().textContent()) ?? '';
    expect(reason).toMatch(/demo/);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      reply.getByRole('button', { name: 'Save result as CSV' }).click(),
    ]);
    const [head, ...lines] = (await readFile(await download.path(), 'utf8')).slice(1).trim().split('\r\n');
    expect(head).toBe('Row,Result,Reason');
    expect(lines.filter((line) => line.endsWith(',Done,'))).toHaveLength(1);
    expect(lines.filter((line) => line.endsWith(`,Not done,${reason}`))).toHaveLength(1);
    await reply.getByRole('button', { name: 'Close', exact: true }).click();
    expect((await readStoredTicket(demos[0]!.curationTicketId))?.status).toBe('closed');
    expect((await readStoredTicket(demos[1]!.curationTicketId))?.status).toBe('open');
    // Failed rows stay selected for another try.
    await page.getByText('1 selected').waitFor();
  });
});
