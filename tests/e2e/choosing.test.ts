import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { canRun, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { openAs } from '../browser/signed-in.ts';
import { getEmail } from '../stack/people.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

describe.runIf(canRun).sequential('the selection of a project', () => {
  useBrowser();

  let tenant: Tenant;
  let cast: Cast;
  let page: Opened;
  /** A colleague's window with the list of projects. */
  let list: Opened;
  beforeAll(async () => {
    tenant = await makeTenant(3);
    cast = await makeCast(tenant);
    page = await openAs(getEmail(tenant, 'client'), `/project/${cast.project.id}?step=4`);
    list = await openAs(getEmail(tenant, 'client'), '/project/list');
  });

  const card = (name: string): Locator => page.getByRole('listitem').filter({ hasText: name });
  const choose = (name: string): Locator => card(name).getByRole('button', { name: /^Choose this voice/ });
  const chosen = (name: string): Locator => card(name).getByRole('button', { name: /^Chosen/ });

  const pickInMenu = async (name: string, action: string): Promise<void> => {
    await card(name)
      .getByRole('button', { name: `More actions for ${name}` })
      .click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  const ofList = (): Locator => list.getByRole('row').filter({ hasText: 'Production' });

  it('shows a chosen voice in the list of projects immediately', async () => {
    await ofList().getByText('Casting', { exact: true }).waitFor();
    await choose('Talent 2.').click();
    await chosen('Talent 2.').waitFor();
    await page.getByText('Talent 2. chosen for Narrator').waitFor();
    await ofList().getByText('Booking', { exact: true }).waitFor();
    await ofList()
      .getByText(/Book 1 voice/)
      .waitFor();
  });

  it('replaces the choice by keyboard', async () => {
    await choose('Talent 3.').focus();
    await page.keyboard.press('Enter');
    await chosen('Talent 3.').waitFor();
    await choose('Talent 2.').waitFor();
    await ofList()
      .getByText(/Book 1 voice/)
      .waitFor();

    const order = await page.getByRole('button', { name: /^Remove .+ from the casting$/ }).all();
    const labels = await Promise.all(order.map((button) => button.getAttribute('aria-label')));
    expect(labels.map((label) => /Talent \d/.exec(label ?? '')?.[0])).toEqual([
      'Talent 1',
      'Talent 2',
      'Talent 3',
    ]);
  });

  it('restores the previous choice by undo, and none by withdrawing it', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await chosen('Talent 2.').waitFor();
    await choose('Talent 3.').waitFor();
    await chosen('Talent 2.').click();
    await choose('Talent 2.').waitFor();
    await ofList().getByText('Casting', { exact: true }).waitFor();

    await expect
      .poll(() =>
        ofList()
          .getByText(/chosen/)
          .count(),
      )
      .toBe(0);
  });

  it('suggests the project’s tags, and removes a tag', async () => {
    await pickInMenu('Talent 3.', 'Add a tag');

    const dialog = page.getByRole('dialog', { name: 'Tag Talent 3. for Narrator' });
    await dialog.getByLabel('Tag', { exact: true }).fill('Second choice');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await card('Talent 3.').getByText('Second choice').waitFor();
    await pickInMenu('Talent 2.', 'Add a tag');
    await page.getByRole('group', { name: 'Used in this project' }).getByText('Second choice').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await card('Talent 2.').getByText('Second choice').waitFor();
    await page.reload();
    await card('Talent 2.').getByText('Second choice').waitFor();
    await pickInMenu('Talent 2.', 'Change tag');
    await page.getByRole('dialog').getByLabel('Tag', { exact: true }).fill('');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    // Roles behind a dialog are hidden.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await card('Talent 2.').waitFor();
    await card('Talent 2.').getByText('Second choice').waitFor({ state: 'detached' });
  });
});
