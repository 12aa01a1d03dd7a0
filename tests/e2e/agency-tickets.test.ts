import { beforeEach, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { changeTicket, makeEngineer } from '../stack/curation.ts';
import { readStoredTicket, uploadDemo, type StoredDemo } from '../stack/demos.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('the tickets of an agency', () => {
  useBrowser('test');
  let page: Opened;
  let enzo: Account;
  let elsa: Account;
  let demo: StoredDemo;

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
    page = await openAs(admin.email, '/admin/tickets');
  });

  const readStored = () => readStoredTicket(demo.curationTicketId);

  it('are assigned, reassigned and released by an admin, who sees engineers’ work live', async () => {
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
    expect((await readStored())?.assignedTo).toBe(elsa.uid);
    await page.getByRole('button', { name: 'Make available the ticket in English' }).click();
    await page.getByText('Available to all engineers').waitFor();
    await changeTicket(enzo.token, demo.curationTicketId, 'take');
    await page.getByText('With Enzo One').waitFor();
  });
});
