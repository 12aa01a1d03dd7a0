import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { focusByKey, move, pressOn, typeInto } from '../browser/keyboard.ts';
import { openAs } from '../browser/signed-in.ts';
import { PASSWORD } from '../stack/account.ts';
import { makeTalentAccount } from '../stack/talent.ts';

describe.runIf(canRun)('by keyboard only, with the focus always visible', () => {
  useBrowser('test');
  let page: Opened;

  it.each([
    ['outline: none', /cannot be seen/],
    // A style that is present without the focus doesn't show it.
    ['outline: none; box-shadow: 0 0 0 2px blue', /cannot be seen/],
    ['outline: 2px solid blue', undefined],
  ])('the focus is checked at each step: %s', async (style, fault) => {
    page = await openPage();
    await page.goto('about:blank');
    await page.setContent(`<style>button { ${fault ? style : ''} } button:focus-visible { ${style} }</style>
      <button>One</button><button>Two</button>`);
    const walk = focusByKey(page, 'Two');
    await (fault ? expect(walk).rejects.toThrow(fault) : expect(walk).resolves.toBeUndefined());
  });

  it('a talent signs in, changes their home studio and signs out', { tags: ['gate'] }, async () => {
    page = await openPage();
    await page.goto('/account/signin');
    await page.getByLabel('Email').waitFor();
    await page.keyboard.type('talent2@agency-one.example');
    await typeInto(page, 'Password', PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile/demos');

    await pressOn(page, 'Home Studio');
    await page.waitForURL('**/profile/home-studio');
    await page.getByText('Do you have a home studio?').waitFor();
    await focusByKey(page, 'Yes');
    // Both answers are one tab stop.
    await move(page, 'ArrowRight');
    await page.keyboard.press('Space');
    await pressOn(page, 'Save');
    await page.getByRole('dialog', { name: 'Artist without a home studio' }).waitFor();
    // Escape is the safe answer.
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => page.getByText('Saved', { exact: true }).count()).toBe(0);

    const readFocus = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(readFocus).toBe('Save');

    await pressOn(page, 'Profile of');
    await page.getByRole('menu').waitFor();
    await move(page, 'End');
    await page.keyboard.press('Enter');
    // The answer isn't saved yet.
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await pressOn(page, 'Leave');
    await page.waitForURL('**/account/signin');
  });

  it('a talent changes their account', async () => {
    const { email } = await makeTalentAccount(['agency-one']);
    page = await openAs(email, '/profile/account');
    await page.getByLabel('Public name').waitFor();
    await focusByKey(page, 'Public name');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Vera of the keys');
    await pressOn(page, /^Save$/);
    await page.getByRole('dialog', { name: 'Artist without a home studio' }).waitFor();
    await pressOn(page, 'I have no home studio');
    await page.getByRole('dialog', { name: 'No live remote sessions' }).waitFor();
    await pressOn(page, 'I can’t do live-directed sessions');
    await page.getByText('Saved', { exact: true }).waitFor();
  });

  it('a talent registers', async () => {
    page = await openPage();
    await page.goto('/new-account');
    await page.getByText('VO Artist').waitFor();
    await pressOn(page, 'VO Artist');
    await page.waitForURL('**/self/new-talent');
    await page.getByLabel('First name').waitFor();

    for (const [name, value] of [
      ['First name', 'Tab'],
      ['Last name', 'Ulador'],
      ['Email', `tab.${randomBytes(3).toString('hex')}@talents.example`],
      ['Password', 'long enough'],
      ['Repeat password', 'long enough'],
      ['Main language', 'Spanish'],
    ] as const)
      await typeInto(page, name, value);

    // The list loads after the page.
    await page.getByRole('option', { name: 'Spanish', exact: true }).waitFor();
    await page.keyboard.press('Enter');

    for (const box of ['freelancer', 'terms', 'privacy']) {
      // The link inside a label comes after its box.
      await focusByKey(page, box);
      if (await page.evaluate(() => document.activeElement?.tagName === 'A')) await move(page, 'Shift+Tab');
      await page.keyboard.press('Space');
    }

    await pressOn(page, 'Next');
    await page.waitForURL('**/verify-email/talent/*');
  });

  it('a client registers', async () => {
    page = await openPage();
    await page.goto('/self/new-client');
    await page.getByLabel('Advertising agency').waitFor();

    const choose = async (name: string, value: string): Promise<void> => {
      await typeInto(page, name, value);
      await page.getByRole('option', { name: value, exact: true }).waitFor();
      await page.keyboard.press('Enter');
    };

    await typeInto(page, 'First name', 'Clara');
    await typeInto(page, 'Last name', 'Tecla');
    await typeInto(page, 'Work email', `clara.${randomBytes(3).toString('hex')}@studio.example`);
    await typeInto(page, 'Password', 'long enough');
    await typeInto(page, 'Verify password', 'long enough');
    await choose('Country of residence', 'Spain');
    await typeInto(page, 'City of residence', 'Vigo');
    await typeInto(page, 'Company name', 'Estudio Tecla');
    await choose('Role in company', 'Producer');
    await pressOn(page, 'Advertising agency', 'Space');

    for (const box of ['terms', 'privacy']) {
      await focusByKey(page, box);
      if (await page.evaluate(() => document.activeElement?.tagName === 'A')) await move(page, 'Shift+Tab');
      await page.keyboard.press('Space');
    }

    await pressOn(page, 'Create account');
    await page.waitForURL('**/verify-email/client/*');
  });
});
