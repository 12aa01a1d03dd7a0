import { beforeEach, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { readExported } from '../browser/exported.ts';
import { openAs } from '../browser/signed-in.ts';
import type { Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { makeEngineer } from '../stack/curation.ts';
import { readStoredDemo, readStoredTicket, uploadDemo, type StoredDemo } from '../stack/demos.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('a ticket', () => {
  useBrowser('test');
  let page: Opened;
  let tenant: Tenant;
  let talent: Account;
  let engineer: Account;
  let good: StoredDemo;
  let bad: StoredDemo;

  beforeEach(async () => {
    tenant = await makeTenant(0);
    const { agencyId } = tenant;
    [talent, engineer] = await Promise.all([makeTalentAccount([agencyId]), makeEngineer([agencyId])]);
    const upload = async (name: string) =>
      (await uploadDemo(talent.token, talent.uid, { fields: { name } })).collection;
    [good, bad] = [await upload('Good one'), await upload('Bad one')];
  });

  const findMails = async () =>
    (await firestore().collection('mail').where('to', '==', talent.email).get()).docs.filter(
      (mail) => mail.get('kind') === 'demo-curation',
    );

  it(
    'is taken and reviewed by keyboard, visible live to talent and client',
    { tags: ['gate', 'long'] },
    async () => {
      const talentPage = await openAs(talent.email, '/profile/demos');
      const row = (name: string) => talentPage.getByRole('listitem').filter({ hasText: name });
      await row('Good one').getByText('In review').waitFor();

      const { project, voice } = await makeCast(tenant, 0);
      const finder = `/project/${project.id}?step=3&language=eng&voice=${voice.id}`;
      const client = await openAs(`client.${tenant.key}@tests.example`, finder);
      await client.getByText('No voices match').waitFor();

      page = await openAs(engineer.email, '/curate');
      await page.getByRole('button', { name: 'Pick up the ticket in English' }).press('Enter');
      await page.getByRole('link', { name: 'Review the demos in English' }).press('Enter');
      await page.getByRole('heading', { name: 'Good one' }).waitFor();
      await page.getByText('LUFS').first().waitFor();
      await expect.poll(() => page.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);

      // Keys of a whole page are off at first.
      await page.keyboard.press('a');
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter');

      const stored = page.waitForResponse(/page-keys/u);
      await page.getByRole('switch', { name: 'Single-key shortcuts' }).press('Space');
      await stored;
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.locator('button[aria-keyshortcuts=j]:not([disabled])').waitFor();
      await page.keyboard.press('j');
      await page.getByRole('heading', { name: 'Bad one' }).waitFor();
      await page.keyboard.press('k');
      await page.getByRole('heading', { name: 'Good one' }).waitFor();
      await page.keyboard.press('a');
      await row('Good one').getByText('Approved').waitFor();
      await client.getByRole('button', { name: /^Add Vera L\./ }).waitFor({ timeout: 10_000 });

      // The next waiting demo opens; rejection requires a reason.
      await page.getByRole('heading', { name: 'Bad one' }).waitFor();
      await page.keyboard.press('r');
      await page.getByText('Say why').waitFor();

      const comment = page.getByRole('textbox', { name: 'Comment for the talent' });
      // Shortcuts are off while typing.
      await page.keyboard.type('car');
      await expect.poll(() => comment.inputValue()).toBe('car');
      await page.keyboard.press('Escape');
      await page.keyboard.press('1');
      await page.keyboard.press('r');
      await row('Bad one').getByText('Record closer to the microphone or in a drier room. car').waitFor();

      expect(await readStoredDemo(bad.id)).toMatchObject({
        reviewStatus: 'rejected',
        reviewerComment: 'car',
        reviewerReasons: ['room'],
        assignedTo: engineer.uid,
      });

      // The talent reads the reason in their own language, and the engineer's words unchanged.
      await talentPage.getByRole('button', { name: 'Interface language' }).click();
      await talentPage.getByRole('menuitemradio', { name: 'Español' }).click();
      await row('Bad one').getByText('en un espacio con menos eco. car').waitFor();
      expect(await findMails()).toEqual([]);

      await page.getByText('Review saved.').first().waitFor();
      await page.locator('button[aria-keyshortcuts=d]:not([disabled])').waitFor();
      await page.keyboard.press('d');
      await page.getByRole('heading', { name: 'Curated Tickets' }).waitFor();
      await page.getByRole('listitem', { name: 'Ticket in English' }).waitFor();
      await page.getByRole('button', { name: 'List options' }).click();

      const { file, head, lines } = await readExported(page);
      expect(file).toBe('tickets.csv');
      expect(head).toBe('Language,Talents,Demos,Demos to review,Waiting since,Closed on');
      expect(lines).toEqual([expect.stringMatching(/^English,1,\d,0,\d{4}-[^,]+,\d{4}-[^,]+$/)]);
      expect((await readStoredTicket(good.curationTicketId))?.status).toBe('closed');
      expect(await findMails()).toHaveLength(1);
      await expect.poll(() => client.getByText('Bad one').count()).toBe(0);
      await talentPage.context().close();
      await client.context().close();
    },
  );
});
