import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { requestAuditions, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const TAKE = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

describe.runIf(canRun).sequential('takes of a character', () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;
  const toEntryId = (number: number) =>
    `${cast.castingId}_${cast.voice.id}_${tenant.talents[number - 1]?.id}`;

  const handIn = async (number: number) => {
    const path = await getUploadPath(toEntryId(number), tenant.talents[number - 1]?.email);
    await call('POST', path, { body: uploadForm(TAKE) });
  };

  beforeAll(async () => {
    tenant = await makeTenant(5);
    cast = await makeCast(tenant, 5);
    await requestAuditions(cast, tenant.clientToken);
    for (const number of [1, 2, 3]) await handIn(number);
    page = await openAs(getEmail(tenant, 'client'), `/project/${cast.project.id}?step=4`);
  });

  it('are compared without names, from one moment, and approved after names are shown', async () => {
    await page.getByRole('button', { name: 'Compare takes (3): Narrator' }).click();

    const dialog = page.getByRole('dialog', { name: 'Compare 3 takes for Narrator' });
    await dialog.getByText('Voice A', { exact: true }).waitFor();
    await expect.poll(() => dialog.getByText(/Talent \d\./).count()).toBe(0);
    await expect.poll(() => dialog.getByRole('button', { name: /^Approve/ }).count()).toBe(0);

    const position = (letter: string) => dialog.getByRole('slider', { name: `Position in Voice ${letter}` });
    const readMoment = async (letter: string) => Number(await position(letter).getAttribute('aria-valuenow'));
    await position('A').click();
    await expect.poll(() => readMoment('A')).toBeGreaterThanOrEqual(2);
    await dialog.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await dialog.getByText('Press A to C to switch voices.').waitFor();
    await page.keyboard.press('b');
    await dialog.getByRole('button', { name: 'Pause Voice B' }).waitFor();
    expect(await readMoment('B')).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('b');

    const second = dialog.getByRole('listitem').nth(1);
    await second.getByRole('button', { name: 'Prefer Voice B' }).click();
    await dialog.getByRole('button', { name: 'Reveal names' }).click();
    await second.getByRole('button', { name: /^Prefer Audition of Talent/, pressed: true }).waitFor();
    expect(await findViolations(page, ['wcag2a', 'wcag2aa', 'wcag21aa'])).toEqual([]);
    await second.getByRole('button', { name: /^Approve the audition of/ }).click();
    await second.getByRole('button', { name: /^Approved\./ }).waitFor();

    const approved = firestore()
      .collection('auditionEntries')
      .where('castingId', '==', cast.castingId)
      .where('isApproved', '==', true);
    await expect.poll(async () => (await approved.get()).size).toBe(1);
    await dialog.getByRole('button', { name: 'Hide names' }).click();
    await second.getByRole('button', { name: 'Prefer Voice B', pressed: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});
