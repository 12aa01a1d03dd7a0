import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { canRun, launch, picture, type Opened } from '../browser/browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { copyAnew } from '../stack/copies.ts';
import { demoRecord } from '../stack/demos.ts';
import { emailIn } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('the voice finder', () => {
  let browser: Browser;
  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;
  beforeAll(async () => {
    await firestore().recursiveDelete(firestore().collection('rateLimits'));
    tenant = await makeTenant(4);
    cast = await makeCast(tenant, 1);
    // The first talent has another demo, in another tone.
    const [first] = tenant.talents;
    const demo = demoRecord(first?.id ?? '', [tenant.agencyId], {
      name: 'Second take',
      tone: 'LOW',
      principalInCategory: false,
    });
    await firestore().doc(`demos/second-${tenant.key}`).set(demo);
    await copyAnew(first?.id ?? '');
    browser = await launch();
    page = await openAs(
      browser,
      emailIn(tenant, 'client'),
      `/project/${cast.project.id}?step=3&language=eng&voice=${cast.voice.id}`,
    );
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await picture(page, task.name);
    expect(page.faults).toEqual([]);
  });

  const results = () => page.getByRole('list', { name: 'Voices found' });
  const row = (name: string): Locator => results().getByRole('article', { name });
  const found = () => results().locator('> li').count();

  it('shows voices by name as well, which the address keeps', async () => {
    const last = tenant.talents.at(-1)?.id ?? '';
    const call = async (publicName: string): Promise<void> => {
      await firestore().doc(`talents/${last}`).update({ publicName });
      await copyAnew(last);
    };
    await call('Änne 4.');
    await page.reload();
    await row('Änne 4.').waitFor();
    const names = () =>
      results()
        .getByRole('article')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    const [newest, ...others] = [(await names())[0], 'Talent 2.', 'Talent 3.'];
    expect(newest).toBe('Talent 1.');
    await page.getByRole('combobox', { name: 'Order' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('name');
    await expect.poll(names).toEqual(['Änne 4.', newest, ...others]);
    await page.reload();
    await expect.poll(names).toEqual(['Änne 4.', newest, ...others]);
    await expect.poll(() => page.getByRole('button', { name: 'Clear filters' }).count()).toBe(0);
    await call('Talent 4.');
    await page.getByRole('combobox', { name: 'Order' }).click();
    await page.getByRole('option', { name: 'Newest first' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBeNull();
    await row('Talent 4.').waitFor();
  });

  it('shows each voice once, with its other demos behind', async () => {
    await row('Talent 1.').waitFor();
    expect(await found()).toBe(4);
    await page.getByText('4 voices, 5 demos').waitFor();
    await expect.poll(() => page.getByText('Second take', { exact: true }).count()).toBe(0);
    await row('Talent 1.').getByRole('button', { name: '1 more demo' }).click();
    await row('Talent 1.')
      .getByRole('list', { name: 'More demos of Talent 1.' })
      .getByText('Second take', { exact: true })
      .waitFor();
  });

  it('is gone through, rated and added from by keys', { tags: ['gate'] }, async () => {
    await row('Talent 3.').focus();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => row('Talent 4.').evaluate((element) => element === document.activeElement))
      .toBe(true);
    await page.keyboard.press('4');
    await row('Talent 4.')
      .getByRole('radio', { name: /^4 stars/, checked: true })
      .waitFor({ state: 'attached' });
    await page.keyboard.press('a');
    await row('Talent 4.').getByText('Added').waitFor();
    await page.keyboard.press(' ');
    await row('Talent 4.')
      .getByRole('button', { name: /^Pause/ })
      .waitFor();
    await page.reload();
    await row('Talent 4.')
      .getByRole('radio', { name: /^4 stars/, checked: true })
      .waitFor({ state: 'attached' });
  });

  it('keeps what was heard', async () => {
    await page.getByRole('button', { name: 'Recently heard' }).click();
    await page.getByText('1 voice heard recently').waitFor();
    await row('Talent 4.').waitFor();
    await page.getByRole('button', { name: 'Recently heard' }).click();
    await row('Talent 1.').waitFor();
  });

  it('shows the first voice high on a laptop', async () => {
    await row('Talent 1.').waitFor();
    const size = page.viewportSize()!;
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const top = (await page.getByRole('list', { name: 'Voices found' }).boundingBox())?.y ?? height;
      expect([width, top < 400]).toEqual([width, true]);
    }
    await page.setViewportSize(size);
  });

  it('searches by name, and by the traits of a voice that was found', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Name', { exact: true }).fill('tálent 2');
    await expect.poll(found).toBe(1);
    await row('Talent 2.')
      .getByRole('button', { name: /^More actions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'More like this' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('gender')).toBe('MAL');
    await expect.poll(found).toBe(2);
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  });

  it('keeps a search under a name, and takes it up again', async () => {
    await page.getByRole('button', { name: 'Save search' }).click();
    await page.getByLabel('Name of the search').fill('Deep voices');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(found).toBe(4);
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await page.getByRole('button', { name: 'Deep voices', exact: true }).click();
    await expect.poll(found).toBe(2);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(found).toBe(4);
  });

  it('compares voices blind, from one moment, and says who they are when asked', async () => {
    for (const name of ['Talent 1.', 'Talent 2.', 'Talent 3.']) {
      await row(name).focus();
      await page.keyboard.press('c');
    }
    await page.getByText('3 of 4 to compare').waitFor();
    await page.getByRole('button', { name: 'Compare blind' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare 3 voices' });
    await dialog.getByText('Voice A', { exact: true }).waitFor();
    await expect.poll(() => dialog.getByText(/Talent \d\./).count()).toBe(0);
    const second = dialog.getByRole('listitem').nth(1);
    const position = (letter: string) => dialog.getByRole('slider', { name: `Position in Voice ${letter}` });
    const moment = async (letter: string) => Number(await position(letter).getAttribute('aria-valuenow'));
    // The middle of the waveform: two of its four seconds.
    await position('A').click();
    await expect.poll(() => moment('A')).toBe(2);
    await page.keyboard.press('b');
    await dialog.getByRole('button', { name: 'Pause Voice B' }).waitFor();
    expect(await moment('B')).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('a');
    await dialog.getByRole('button', { name: 'Play Voice B' }).waitFor();
    await second.getByRole('button', { name: 'Prefer Voice B' }).click();
    await dialog.getByRole('button', { name: 'Reveal names' }).click();
    await second
      .getByText(/Talent \d\./)
      .first()
      .waitFor();
    await second.getByRole('button', { name: /^Prefer Talent/, pressed: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});
