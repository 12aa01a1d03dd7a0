import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { refreshCopies } from '../stack/copies.ts';
import { makeDemoRecord } from '../stack/demos.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('the voice finder', () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(4);
    cast = await makeCast(tenant, 1);

    // The first talent has another demo, in another tone.
    const [first] = tenant.talents;
    const demo = makeDemoRecord(first?.id ?? '', [tenant.agencyId], {
      name: 'Second take',
      tone: 'LOW',
      principalInCategory: false,
    });
    await firestore().doc(`demos/second-${tenant.key}`).set(demo);
    await refreshCopies(first?.id ?? '');

    page = await openAs(
      getEmail(tenant, 'client'),
      `/project/${cast.project.id}?step=3&language=eng&voice=${cast.voice.id}`,
    );
  });

  const results = () => page.getByRole('list', { name: 'Voices found' });
  const row = (name: string): Locator => results().getByRole('article', { name });
  const countFound = () => results().locator('> li').count();

  it('sorts voices by name, too, as the address remembers', async () => {
    const last = tenant.talents.at(-1)?.id ?? '';

    const call = async (publicName: string): Promise<void> => {
      await firestore().doc(`talents/${last}`).update({ publicName });
      await refreshCopies(last);
    };

    await call('Änne 4.');
    await page.reload();
    await row('Änne 4.').waitFor();

    const listNames = () =>
      results()
        .getByRole('article')
        .evaluateAll((all) => all.map((item) => item.getAttribute('aria-label')));

    const [newest, ...olderNames] = [(await listNames())[0], 'Talent 2.', 'Talent 3.'];
    expect(newest).toBe('Talent 1.');
    await page.getByRole('combobox', { name: 'Order' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('name');
    await expect.poll(listNames).toEqual(['Änne 4.', newest, ...olderNames]);
    await page.reload();
    await expect.poll(listNames).toEqual(['Änne 4.', newest, ...olderNames]);
    await expect.poll(() => page.getByRole('button', { name: 'Clear filters' }).count()).toBe(0);
    await call('Talent 4.');
    await page.getByRole('combobox', { name: 'Order' }).click();
    await page.getByRole('option', { name: 'Newest first' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBeNull();
    await row('Talent 4.').waitFor();
  });

  it('is navigated, rated in and added from by keyboard', { tags: ['gate'] }, async () => {
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

  it('remembers played voices', async () => {
    await page.getByRole('button', { name: 'Recently heard' }).click();
    await page.getByText('1 voice heard recently').waitFor();
    await row('Talent 4.').waitFor();
    await page.getByRole('button', { name: 'Recently heard' }).click();
    await row('Talent 1.').waitFor();
  });

  it('shows the first voice near the top on a laptop', async () => {
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

  it('searches by name, and by the traits of a found voice', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Name', { exact: true }).fill('tálent 2');
    await expect.poll(countFound).toBe(1);

    await row('Talent 2.')
      .getByRole('button', { name: /^More actions/ })
      .first()
      .click();

    await page.getByRole('menuitem', { name: 'More like this' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('gender')).toBe('MAL');
    await expect.poll(countFound).toBe(2);
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  });

  it('saves a search under a name, and opens it again', async () => {
    await page.getByRole('button', { name: 'Save search' }).click();
    await page.getByLabel('Name of the search').fill('Deep voices');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(countFound).toBe(4);
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await page.getByRole('button', { name: 'Deep voices', exact: true }).click();
    await expect.poll(countFound).toBe(2);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(countFound).toBe(4);
  });
});
