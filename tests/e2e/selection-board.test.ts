import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { findPlaces } from '../stack/places.ts';
import { call } from '../stack/call.ts';
import { getEmail } from '../stack/people.ts';
import { addCharacter, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('the board of a project', () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let captain: string;
  let page: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(4);
    cast = await makeCast(tenant, 4);
    captain = (await addCharacter(cast.project.id, tenant.clientToken, 'Captain')).collection.id;
    page = await openAs(getEmail(tenant, 'client'), `/project/${cast.project.id}?step=4`);
  });

  const list = (character: string): Locator => page.getByRole('list', { name: `${character} in English` });
  const card = (name: string, character = 'Narrator'): Locator =>
    list(character).getByRole('listitem').filter({ hasText: name });
  const undo = () => page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  const mark = (name: string) => card(name).getByRole('checkbox', { name: new RegExp(`^Select ${name}`) });
  const bar = () => page.getByRole('toolbar', { name: 'Selected voices' });
  const readStored = async (voiceId: string): Promise<readonly string[]> =>
    (await findPlaces(cast.castingId, voiceId)).map((place) => String(place.get('demo.talentPublicName')));

  const countHidden = async (): Promise<number> =>
    ((await firestore().doc(`castings/${cast.castingId}`).get()).get('hideTalentFromPreviewList') as string[])
      .length;

  const ALL = ['Talent 1.', 'Talent 2.', 'Talent 3.', 'Talent 4.'];

  it('keeps cards and buttons within their column, at any width', { tags: ['gate'] }, async () => {
    await card('Talent 1.').waitFor();

    const size = page.viewportSize()!;
    for (const width of [1440, 1024, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });

      const beyond = await page.evaluate(() =>
        [...document.querySelectorAll('[role="gridcell"] li')].flatMap((item) => {
          const { right } = item.getBoundingClientRect();
          const column = item.closest('[role="gridcell"]')!.getBoundingClientRect().right;
          const inside = [...item.querySelectorAll('button, button *')].map(
            (part) => part.getBoundingClientRect().right,
          );
          return right > column || Math.max(...inside) > right + 1 ? [item.textContent] : [];
        }),
      );
      expect([width, beyond]).toEqual([width, []]);
    }

    await page.setViewportSize(size);
  });

  it('moves a card to another character by menu, and back by undo', { tags: ['gate'] }, async () => {
    await card('Talent 2.').getByRole('button', { name: 'More actions for Talent 2.' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Move to Captain…' }).press('Enter');
    await card('Talent 2.', 'Captain').waitFor();
    await expect.poll(() => readStored(captain)).toEqual(['Talent 2.']);
    await undo();
    await expect.poll(() => readStored(cast.voice.id)).toEqual(ALL);
  });

  it(
    'moves a card by dragging it to a character without voices, and back by keyboard',
    { tags: ['gate'] },
    async () => {
      await page.getByText('No voice yet').scrollIntoViewIfNeeded();
      await card('Talent 4.').scrollIntoViewIfNeeded();

      const handle = await card('Talent 4.')
        .getByRole('button', { name: /^Move Talent 4/ })
        .boundingBox();
      const target = await page.getByText('No voice yet').boundingBox();
      if (!handle || !target) throw new Error('nothing to drag');

      await page.mouse.move(handle.x + 8, handle.y + 8);
      await page.mouse.down();
      await page.mouse.move(handle.x + 8, handle.y + 40, { steps: 4 });
      await page.mouse.move(target.x + 8, target.y + 20, { steps: 12 });
      await page.mouse.up();
      await expect.poll(() => readStored(captain)).toEqual(['Talent 4.']);
      await card('Talent 4.', 'Captain').waitFor();
      await card('Talent 4.', 'Captain')
        .getByRole('button', { name: /^Move Talent 4/ })
        .focus();

      for (const key of ['Space', 'ArrowUp', 'Space']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(400);
      }

      await expect.poll(async () => (await readStored(captain)).length).toBe(0);
      await expect.poll(async () => (await readStored(cast.voice.id)).length).toBe(4);
    },
  );

  it("explains in the menu why a character can't take a voice", async () => {
    const body = { castingId: cast.castingId, voiceId: captain, demoId: tenant.talents[0]?.demoId };
    await call('POST', `/casting-demo/${cast.project.id}`, { token: tenant.clientToken, body });
    await card('Talent 1.', 'Captain').waitFor();
    await card('Talent 1.').getByRole('button', { name: 'More actions for Talent 1.' }).click();
    const entry = page.getByRole('menuitem', { name: /Move to Captain/ });
    await expect.poll(() => entry.getAttribute('aria-disabled')).toBe('true');
    await entry.getByText('Talent 1. is already shortlisted for Captain with this demo.').waitFor();
    await page.keyboard.press('Escape');
  });

  it('hides several voices with one click and shows them again by undo', async () => {
    await list('Narrator').getByRole('checkbox').first().click();

    await list('Narrator')
      .getByRole('checkbox')
      .nth(2)
      .click({ modifiers: ['Shift'] });

    await bar().getByText('3 selected').waitFor();
    await bar().getByRole('button', { name: 'Hide' }).click();
    await page.getByText('3 voices hidden from the preview').waitFor();
    await expect.poll(countHidden).toBe(3);
    await undo();
    await expect.poll(countHidden).toBe(0);
    await expect.poll(() => bar().count()).toBe(0);
  });

  it('moves all voices of a character, shows why one failed, and keeps that one selected', async () => {
    const before = await readStored(cast.voice.id);
    await page.getByRole('checkbox', { name: 'Select all voices: Narrator in English' }).click();
    await bar().getByText('4 selected').waitFor();
    await bar().getByRole('button', { name: 'Move to…' }).click();
    await page.getByRole('menuitem', { name: 'Move to Captain…' }).click();
    await page.getByText('3 voices moved').waitFor();
    await expect.poll(async () => (await readStored(captain)).length).toBe(4);
    await card('Talent 1.')
      .getByText(/This voice was not moved. Talent 1. is already shortlisted/)
      .waitFor();
    await expect.poll(() => mark('Talent 1.').isChecked()).toBe(true);
    await undo();
    await expect.poll(() => readStored(cast.voice.id)).toEqual(before);
  });

  it('tags and removes selected voices, and restores them in order', async () => {
    const before = await readStored(cast.voice.id);
    await bar().getByRole('button', { name: 'Clear selection' }).click();
    await expect.poll(() => card('Talent 1.').getByRole('alert').count()).toBe(0);
    await mark('Talent 2.').click();
    await bar().getByRole('button', { name: 'Tag…' }).click();

    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Tag', { exact: true }).fill('Rich');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('1 voice tagged').waitFor();
    await bar().waitFor({ state: 'hidden' });
    await expect.poll(() => list('Narrator').getByText('Tag: Rich').count()).toBe(1);
    for (const name of ['Talent 3.', 'Talent 2.']) await mark(name).click();
    await bar().getByRole('button', { name: 'Remove' }).click();
    await page.getByText('2 voices removed').waitFor();
    expect(await readStored(cast.voice.id)).toHaveLength(2);
    await undo();
    await expect.poll(() => readStored(cast.voice.id)).toEqual(before);
  });

  it('restores a removed voice as the chosen one', async () => {
    const choose = card('Talent 2.').getByRole('button', { name: /^(Choose this voice|Chosen)/ });

    const listChosen = async (): Promise<readonly string[]> =>
      (await findPlaces(cast.castingId, cast.voice.id))
        .filter((place) => place.get('isSelected') === true)
        .map((place) => String(place.get('demo.talentPublicName')));

    await choose.click();
    await expect.poll(listChosen).toEqual(['Talent 2.']);

    const before = await readStored(cast.voice.id);
    await card('Talent 2.')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByText('Talent 2. removed').waitFor();
    await expect.poll(listChosen).toEqual([]);
    await undo();
    await expect.poll(() => readStored(cast.voice.id)).toEqual(before);
    expect(await listChosen()).toEqual(['Talent 2.']);
    await choose.click();
    await expect.poll(listChosen).toEqual([]);
  });
});
