import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { changeTicket, makeEngineer } from '../stack/curation.ts';
import { changeDemo, storedTicket, uploadDemo, type StoredDemo } from '../stack/demos.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('the tickets of an agency', () => {
  let browser: Browser;
  let page: Opened;
  let enzo: Account;
  let elsa: Account;
  let demo: StoredDemo;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    const { agencyId, key } = await makeTenant(0);
    const [talent, admin] = await Promise.all([
      makeTalentAccount([agencyId]),
      makeAccount({ uid: `admin-${key}`, held: { admin: [agencyId] } }),
    ]);
    [enzo, elsa] = await Promise.all([
      makeEngineer([agencyId], { user: { displayName: 'Enzo One' } }),
      makeEngineer([agencyId], { user: { displayName: 'Elsa Two' } }),
    ]);
    demo = (await uploadDemo(talent.token, talent.uid)).collection;
    page = await openAs(browser, admin.email, '/admin/tickets');
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, task.name);
    await page.context().close();
  });
  const stored = () => storedTicket(demo.curationTicketId);

  it('are assigned, reassigned and made available by an admin, who sees at once what engineers do', async () => {
    await page.getByText('Available to all engineers').waitFor();
    const choose = async (button: string, engineer: string) => {
      await page.getByRole('button', { name: `${button} the ticket in English` }).click();
      await page.getByRole('combobox', { name: 'Engineer' }).click();
      await page.getByRole('option', { name: engineer }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: button === 'Assign' ? 'Assign' : 'Hand over' })
        .click();
      await page.getByText(`With ${engineer}`).waitFor();
    };
    await choose('Assign', 'Enzo One');
    await choose('Reassign', 'Elsa Two');
    expect((await stored())?.assignedTo).toBe(elsa.uid);
    await page.getByRole('button', { name: 'Make available the ticket in English' }).click();
    await page.getByText('Available to all engineers').waitFor();
    await changeTicket(enzo.token, demo.curationTicketId, 'take');
    await page.getByText('With Enzo One').waitFor();
  });

  it('are closed with a reason once nothing waits, and listed among the closed ones', async () => {
    await changeTicket(enzo.token, demo.curationTicketId, 'take');
    await page.getByText('With Enzo One').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Close the ticket in English' }).count())
      .toBe(0);
    await changeDemo(enzo.token, demo, { reviewStatus: 'approved' });
    await page.getByRole('button', { name: 'Close the ticket in English' }).click();
    await page.getByLabel('Why you close it').fill('Enzo is on holiday');
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByText('No demos are waiting for review.').waitFor();
    await page.getByRole('tab', { name: 'Closed tickets' }).click();
    await page.getByText('Reviewed by Enzo One · closed by an admin: Enzo is on holiday').waitFor();
    expect(await stored()).toMatchObject({ status: 'closed', closedReason: 'Enzo is on holiday' });
  });
});
