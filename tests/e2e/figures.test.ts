import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../api/accounts.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeCast, makeTenant } from '../stack/tenant.ts';
import { requestAuditions } from '../stack/auditions.ts';

describe.runIf(canRun).sequential('the figures of an agency', () => {
  useBrowser();
  let team: Opened;

  beforeAll(async () => {
    const tenant = await makeTenant(2);
    const cast = await makeCast(tenant);
    const answer = await requestAuditions(cast, tenant.clientToken);
    expect(answer.status).toBe(201);
    const { uid } = await makePerson(tenant.agencyId, tenant.companyId, 'agencyTeam');
    team = await openAs(`${uid}@tests.example`, '/dashboard');
  });

  it(
    'are opened from the dashboard, as charts and tables, with an empty state',
    { tags: ['gate'] },
    async () => {
      await team.getByRole('main').getByRole('link', { name: 'Figures' }).click();
      await team.getByRole('heading', { name: 'Acceptance by language' }).waitFor();
      await team.getByRole('img', { name: 'English was requested most: 2 auditions requested' }).waitFor();
      for (const summary of await team.getByText('Show as a table').all()) await summary.click();
      const row = team.getByRole('row', { name: 'English' });
      expect(await row.getByRole('cell').allTextContents()).toEqual(['2', '0', '0', '0', '0%', '0', '–']);
      await team.getByText('Takes received').waitFor();
      await team.getByRole('button', { name: 'Quarter' }).click();
      await team.getByText('Last 13 full weeks; revenue of the last 3 full months.').waitFor();
      await team.getByText('No takes have arrived').waitFor();
      await team.getByText('Nothing has been invoiced').waitFor();
      await team.getByText('Weeks and months follow the time in Europe / Madrid.').waitFor();
    },
  );

  it('are exported', async () => {
    const [saved] = await Promise.all([
      team.waitForEvent('download'),
      team.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('acceptance-by-language.csv');

    const file = await readFile(await saved.path(), 'utf8');
    expect(file).toMatch(
      /^\uFEFFLanguage,Requested since \d{4}-\d{2}-\d{2} \(Europe\/Madrid\),Confirmed,Declined,Received,/,
    );
    expect(file).toContain('\r\nEnglish,2,0,0,0,0%,0,–\r\n');
  });
});
