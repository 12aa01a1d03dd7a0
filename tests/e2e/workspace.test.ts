import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../browser/axe.ts';
import { canRun, signIn, type Opened } from '../browser/browser.ts';
import { findCutOff } from '../browser/cut-off.ts';
import { pageForEach } from '../browser/page-for-each.ts';
import { enter } from '../browser/signed-in.ts';
import { firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTalentAccount } from '../stack/talent.ts';

describe.runIf(canRun).sequential('the workspace', () => {
  let page: Opened;
  pageForEach((opened) => (page = opened));

  it('shows another agency after the switch, and stays with it', async () => {
    await enter(page, 'multi@agency-one.example', '/');
    await page.waitForURL('**/project/list');
    await page.getByRole('button', { name: /Change agency/ }).click();
    await page.getByRole('menuitemradio', { name: 'Baritone House' }).click();
    await page.waitForURL('**/project/list');
    await page.getByRole('button', { name: /Current: Baritone House/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /Current: Baritone House/ }).waitFor();
  });

  it('shows a project added elsewhere, without a reload', { tags: ['gate'] }, async () => {
    await enter(page, 'client@agency-one.example', '/project/list');
    await page.getByText('Harbour Light').first().waitFor();
    const name = `From elsewhere ${Date.now()}`;
    await call('POST', '/project', { token: await getIdToken('client@agency-one.example'), body: { name } });
    await page.getByText(name).waitFor();
  });

  it('opens the agency in the address, and remembers it', async () => {
    await enter(
      page,
      'client@agency-one.example',
      '/project/list?theme=dark&nav-style=rail&layout-type=boxed',
    );

    await page.getByRole('button', { name: 'Expand' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.goto('/project/list');
    await page.getByRole('button', { name: 'Expand' }).waitFor();

    const width = await page.getByRole('main').evaluate((main) => getComputedStyle(main).maxWidth);
    expect(width).toBe('1200px');
    await page.goto('/project/list?theme=light&nav-style=full&layout-type=full');
    await page.getByRole('button', { name: 'Collapse' }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
  });

  it(
    'shrinks the menu in a narrow window, and hides it behind a button in the narrowest',
    { tags: ['gate'] },
    async () => {
      await enter(page, 'client@agency-one.example', '/project/list');
      await page.getByRole('button', { name: 'Collapse' }).waitFor();
      await page.setViewportSize({ width: 1000, height: 860 });
      await page.getByRole('button', { name: 'Expand' }).click();
      await page.getByRole('button', { name: 'Collapse' }).waitFor();
      // Chosen or not, its own column would leave too little space.
      await page.setViewportSize({ width: 320, height: 860 });

      const menu = page.getByRole('button', { name: 'Main navigation' });
      await menu.click();
      await expect.poll(() => page.getByRole('button', { name: 'Collapse' }).count()).toBe(0);

      const inMenu = (name: string) => page.getByRole('menuitem', { name, exact: true });
      expect(await inMenu('Projects').getAttribute('aria-current')).toBe('page');
      expect(await findViolations(page, ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])).toEqual([]);
      await inMenu('Sessions').press('Enter');
      await page.waitForURL('**/sessions');
      await inMenu('Sessions').waitFor({ state: 'detached' });
      await page.setViewportSize({ width: 1280, height: 860 });
      await page.getByRole('button', { name: 'Collapse' }).waitFor();
    },
  );

  it('shows all steps of a project and one language of its board in a narrow window', async () => {
    await page.setViewportSize({ width: 320, height: 860 });
    await enter(page, 'client@agency-one.example', '/project/project-harbour-light?step=4');

    const steps = page.getByRole('navigation', { name: 'Steps' });

    const measureBox = async (locator: Locator) => {
      const box = await locator.boundingBox();
      if (!box) throw new Error('It is not shown');
      return { ...box, right: box.x + box.width, bottom: box.y + box.height };
    };

    const board = page.getByRole('region', { name: 'Casting board' });
    await board.waitFor();
    expect((await measureBox(steps.getByRole('button').last())).right).toBeLessThanOrEqual(320);

    const [spanish, english] = await Promise.all(
      ['Spanish', 'English'].map((name) => measureBox(board.getByRole('columnheader', { name }))),
    );
    const frame = await measureBox(board);
    // Fully visible, with a part of the next one.
    expect(spanish?.right).toBeLessThan(frame.right);
    expect(spanish?.width).toBeGreaterThan(frame.width * 0.8);
    expect(english?.x).toBeLessThan(frame.right);

    // Characters are shown above their voices and stay when the language changes.
    const name = board.getByRole('rowheader').getByText('Narrator', { exact: true });
    const voices = board
      .getByRole('row', { name: /^Narrator/ })
      .getByRole('gridcell')
      .first();
    expect((await measureBox(name)).bottom).toBeLessThanOrEqual((await measureBox(voices)).y);
    await board.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    expect((await measureBox(name)).x).toBeGreaterThanOrEqual(frame.x);
    await steps.getByRole('button', { name: 'Licensing' }).click();
    await page.waitForURL('**?step=2');
  });

  it('scrolls the project table to columns that do not fit, and otherwise keeps its head in view', async () => {
    await page.setViewportSize({ width: 640, height: 420 });
    await enter(page, 'team@agency-one.example', '/castings');
    const table = page.getByRole('table', { name: 'Projects' });
    await table.getByRole('link', { name: 'Harbour Light' }).waitFor();
    await expect.poll(() => findCutOff(page)).toEqual([]);
    await page.setViewportSize({ width: 1199, height: 420 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
    const readTop = async () => (await table.getByRole('columnheader').nth(1).boundingBox())?.y;
    await expect.poll(readTop).toBe(56);
  });

  it('uses the account’s language at sign-in, unless another was just chosen', async () => {
    const { uid, email } = await makeTalentAccount(['agency-one']);
    await firestore().doc(`users/${uid}`).update({ locale: 'es' });
    await signIn(page, email);
    await page.getByRole('link', { name: 'Voz' }).waitFor();
    await page.getByRole('button', { name: /Perfil de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await page.waitForURL('**/account/signin');
    await page.getByRole('button', { name: 'Idioma de la interfaz' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await signIn(page, email);
    await page.getByRole('link', { name: 'Voice' }).waitFor();
    await expect
      .poll(async () => (await firestore().doc(`users/${uid}`).get()).get('locale') as unknown)
      .toBe('en');
    await page.reload();
    await page.getByRole('link', { name: 'Voice' }).waitFor();
  });
});
