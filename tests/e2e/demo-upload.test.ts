import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { canRun, openPage, setOffline, signIn } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { firestore } from '../stack/admin.ts';
import { makeTalentAccount } from '../stack/talent.ts';

type Opened = Awaited<ReturnType<typeof openPage>>;

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));
const long = readFileSync(new URL('../fixtures/sixty-one-seconds.mp3', import.meta.url));
const makeFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'audio/mpeg', buffer });

describe.runIf(canRun).sequential('demos of a talent', () => {
  useBrowser('test');
  let page: Opened;
  let uid: string;

  beforeEach(async () => {
    const name = `Vera${randomBytes(3).toString('hex')}`;
    const talent = await makeTalentAccount(['agency-one'], { name, tone: 'MED' });
    ({ uid } = talent);
    page = await openPage();
    await signIn(page, talent.email);
    // The start page of talents.
    await page.waitForURL('**/profile/demos');
    await page.getByText('No demos yet').waitFor();
  });

  const readStored = async () => {
    const found = await firestore().collection('demos').where('talentId', '==', uid).get();
    return found.docs.map((demo) => demo.data());
  };
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  const choose = (...files: readonly ReturnType<typeof makeFile>[]) =>
    page.getByLabel('Choose recordings', { exact: true }).setInputFiles([...files]);

  it('are checked before upload, and a bad file does not stop the others', async () => {
    await choose(
      makeFile('commercial_one.mp3', take),
      makeFile('not really.mp3', Buffer.from('no recording '.repeat(20))),
      makeFile('too long.mp3', long),
      makeFile('song two.mp3', take),
    );

    await card('not really.mp3').getByText('This isn’t a recording.').waitFor();
    await card('too long.mp3').getByText('should not exceed 60 seconds').waitFor();

    const first = card('commercial_one.mp3');
    await first.getByText('LUFS').first().waitFor();
    await expect.poll(() => first.getByLabel('Name').inputValue()).toBe('commercial one');
    await expect
      .poll(() => first.getByRole('combobox', { name: 'Category' }).textContent())
      .toBe('Commercial');
    expect(await readStored()).toEqual([]);

    await page.getByRole('button', { name: 'Upload 2 demos' }).click();
    await card('commercial_one.mp3').getByText('upload success.').waitFor();
    await card('song two.mp3').getByText('upload success.').waitFor();
    await page.getByText('In review').nth(1).waitFor();
    const demos = await readStored();
    expect(demos.map(({ category }) => category as string).sort()).toEqual(['COMMERCIAL', 'SONG']);
    expect(new Set(demos.map(({ curationTicketId }) => curationTicketId as string)).size).toBe(1);
  });

  it('are measured in the page like in the API', async () => {
    await choose(makeFile('warm.mp3', take));

    const shown = await card('warm.mp3')
      .getByText(/LUFS .* kbit/)
      .textContent();
    await page.getByRole('button', { name: 'Upload demo' }).click();
    await card('warm.mp3').getByText('upload success.').waitFor();

    const [demo] = await readStored();
    const { loudness, truePeak, bitRate } = (demo?.['quality'] ?? {}) as Record<string, number>;
    const [heard = NaN, peak = NaN] = [...(shown ?? '').matchAll(/-?\d+(?:\.\d+)?/g)].map(([value]) =>
      Number(value),
    );
    expect(Math.abs(heard - (loudness ?? 0))).toBeLessThanOrEqual(0.2);
    expect(Math.abs(peak - (truePeak ?? 0))).toBeLessThanOrEqual(0.5);
    expect(shown).toContain(`${bitRate} kbit/s`);
  });

  it('resume after a lost connection, without duplicates', async () => {
    await choose(makeFile('warm.mp3', take));
    await page.getByRole('button', { name: 'Upload demo' }).waitFor();
    await setOffline(page, true);
    await page.getByRole('button', { name: 'Upload demo' }).click();
    await page.getByText('The upload continues when you’re back online.').waitFor();
    await setOffline(page, false);
    await card('warm.mp3').getByText('upload success.').waitFor();
    expect(await readStored()).toHaveLength(1);
  });

  it('are limited to ten per page, with a message for the eleventh', async () => {
    const makeFiles = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => makeFile(`take ${from + index}.mp3`, take));
    await choose(...makeFiles(1, 8));
    await card('take 8.mp3').waitFor();
    await choose(...makeFiles(9, 3));
    await page.getByText('You can have 10 files here at a time.').waitFor();
    await card('take 10.mp3').waitFor();
    await expect.poll(() => card('take 11.mp3').count()).toBe(0);
    await page.getByRole('button', { name: 'Remove take 1.mp3' }).click();
    await choose(...makeFiles(11, 1));
    await card('take 11.mp3').waitFor();
    await expect.poll(() => page.getByText('You can have 10 files here at a time.').count()).toBe(0);
  });

  it('are not sent if cancelled while waiting for others', async () => {
    const names = ['song one', 'song two', 'song three', 'song four', 'song five'];
    await choose(...names.map((name) => makeFile(`${name}.mp3`, take)));

    let release: (value?: unknown) => void = () => undefined;
    const gate = new Promise((resolve) => (release = resolve));
    await page.route('**/api/demo/*', async (route) => {
      await gate;
      await route.continue();
    });

    await page.getByRole('button', { name: 'Upload 5 demos' }).click();
    await page.getByRole('button', { name: 'Cancel upload of song five.mp3' }).click();
    await card('song five.mp3').getByText('Upload cancelled.').waitFor();
    release();
    for (const name of names.slice(0, 4)) await card(`${name}.mp3`).getByText('upload success.').waitFor();
    expect((await readStored()).map(({ name }) => name as string).sort()).toEqual(names.slice(0, 4).sort());
    await page.getByRole('button', { name: 'Upload demo' }).click();
    await card('song five.mp3').getByText('upload success.').waitFor();
  });

  it('are sent once described, however slowly the catalogue loads', async () => {
    let letGo = (): void => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/catalog*', async (route) => {
      await gate;
      await route.continue();
    });

    await page.reload();
    await page.getByText('No demos yet').waitFor();
    await choose(makeFile('warm.mp3', take));
    await card('warm.mp3').getByText('LUFS').first().waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Upload demo' }).count()).toBe(0);
    letGo();
    await page.getByRole('button', { name: 'Upload demo' }).click();
    await page.getByText('In review').waitFor();
  });

  it('are edited, downloaded and deleted', async () => {
    await choose(makeFile('warm.mp3', take));
    await page.getByRole('button', { name: 'Upload demo' }).click();
    await page.getByText('In review').waitFor();

    const menu = page.getByRole('button', { name: 'Actions for warm' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();

    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Accent').fill('Scottish');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });

    const [demo] = await readStored();
    expect(demo?.['accent']).toBe('Scottish');

    await menu.click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download' }).click();
    await page.getByText('Downloading demo').waitFor();
    expect((await saved).suggestedFilename()).toBe('warm.mp3');

    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No demos yet').waitFor();
    expect(await readStored()).toEqual([]);
  });
});
