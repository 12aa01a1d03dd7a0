import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, launch, picture } from '../browser/browser.ts';
import { exportedFrom } from '../browser/exported.ts';
import { openAs } from '../browser/signed-in.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { DEMO_FIELDS, uploadDemo } from '../stack/demos.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant } from '../stack/tenant.ts';

describe.runIf(canRun)('the demos of an agency', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('are listed by where they are in their review and by language, to its own staff alone', async () => {
    const [own, rival] = [await makeTenant(0), await makeTenant(0)];
    const [talent, theirs, team] = await Promise.all([
      makeTalentAccount([own.agencyId]),
      makeTalentAccount([rival.agencyId]),
      makeAccount({ uid: `team-${own.key}`, held: { agencyTeam: [own.agencyId] } }),
    ]);
    await uploadDemo(talent.token, talent.uid, { fields: { ...DEMO_FIELDS, name: 'Harbour at night' } });
    await uploadDemo(theirs.token, theirs.uid, { fields: { ...DEMO_FIELDS, name: 'Of a rival' } });
    const page = await openAs(browser, team.email, '/admin/demos');
    const row = page.getByRole('listitem').filter({ hasText: 'Harbour at night' });
    await row.waitFor();
    await picture(page, 'agency demos');
    const { fullName } = (await firestore().doc(`talents/${talent.uid}`).get()).data() as {
      fullName: string;
    };
    await row.getByRole('link', { name: fullName }).waitFor();
    expect(await page.getByText('Of a rival').count()).toBe(0);

    const { file, head, lines } = await exportedFrom(page);
    expect(file).toBe('demos.csv');
    expect(head).toBe('Name,Talent,Language,Voice and style,Uploaded,Synthetic voice,Review');
    expect(lines).toEqual([expect.stringContaining(`Harbour at night,${fullName},English,`)]);
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Talent' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => row.getByRole('link', { name: fullName }).count()).toBe(0);
    expect((await exportedFrom(page)).head).not.toContain('Talent');
    await page.getByRole('button', { name: 'Views', exact: true }).waitFor();

    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'German' }).click();
    await page.getByText('None in this language').waitFor();
    await page.getByRole('button', { name: 'Show every language' }).click();
    await row.waitFor();
    await page.getByRole('tab', { name: 'Approved', exact: true }).click();
    await page.getByText('No approved demos yet').waitFor();
    await expect.poll(() => row.count()).toBe(0);
    await page.context().close();
  });
});
