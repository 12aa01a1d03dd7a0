import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, launch, openPage } from '../browser/browser.ts';

/** More stops than any of these pages has. */
const STOPS = 120;

/** What the element with the focus is called, and whether a person sees where the focus is. */
const focused = (page: Page): Promise<{ name: string; visible: boolean }> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return { name: '', visible: true };
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
    const name = [element.getAttribute('aria-label'), ...labels, ...labelledBy, element.textContent]
      .filter(Boolean)
      .join(' ');
    const ring = [element, element.parentElement, element.closest('label, .MuiInputBase-root')].some(
      (candidate) => {
        if (!candidate) return false;
        const style = getComputedStyle(candidate);
        return (
          style.outlineStyle !== 'none' || style.boxShadow !== 'none' || candidate.matches('.Mui-focused')
        );
      },
    );
    return { name, visible: ring };
  });

/** Goes on with Tab until the focus is on what has this name; every stop on the way has to be seen. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  const passed: string[] = [];
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (!here.visible) throw new Error(`The focus on "${here.name}" cannot be seen`);
    passed.push(here.name);
    if (here.name.includes(name)) return;
  }
  throw new Error(`The keyboard does not come to "${name}", only to: ${[...new Set(passed)].join(' | ')}`);
};
const press = (page: Page, key: string) => page.keyboard.press(key);
const type = (page: Page, text: string) => page.keyboard.type(text);

describe.runIf(canRun)('with the keyboard alone', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('a talent signs in, changes their home studio and signs out', async () => {
    const page = await openPage(browser);
    await page.goto('/account/signin');
    await page.getByLabel('Email').waitFor();
    await type(page, 'talent2@agency-one.example');
    await tabTo(page, 'Password');
    await type(page, 'casting-demo-1');
    await press(page, 'Enter');
    await page.waitForURL('**/profile/demos');

    await tabTo(page, 'Home Studio');
    await press(page, 'Enter');
    await page.waitForURL('**/profile/home-studio');
    await page.getByText('Do you have a home studio?').waitFor();
    await tabTo(page, 'Yes');
    // The two answers are one stop.
    await press(page, 'ArrowRight');
    await press(page, 'Space');
    await tabTo(page, 'Save');
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Artist without a home studio' }).waitFor();
    // Escape is the safe answer.
    await press(page, 'Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByText('Saved', { exact: true }).count()).toBe(0);

    await tabTo(page, 'Profile of');
    await press(page, 'Enter');
    await page.getByRole('menu').waitFor();
    await press(page, 'End');
    await press(page, 'Enter');
    await page.waitForURL('**/account/signin');
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it('somebody registers', async () => {
    const page = await openPage(browser);
    await page.goto('/new-account');
    await page.getByText('VO Artist').waitFor();
    await tabTo(page, 'VO Artist');
    await press(page, 'Enter');
    await page.waitForURL('**/self/new-talent');
    await page.getByLabel('First name').waitFor();
    for (const [name, value] of [
      ['First name', 'Tab'],
      ['Last name', 'Ulador'],
      ['Email', `tab.${randomBytes(3).toString('hex')}@talents.example`],
      ['Password', 'long enough'],
      ['Repeat password', 'long enough'],
      ['Main language', 'Spanish'],
    ] as const) {
      await tabTo(page, name);
      await type(page, value);
    }
    await press(page, 'Enter');
    for (const box of ['freelancer', 'terms', 'privacy']) {
      await tabTo(page, box);
      // The link inside a label comes after its box.
      if (await page.evaluate(() => document.activeElement?.tagName === 'A')) await press(page, 'Shift+Tab');
      await press(page, 'Space');
    }
    await tabTo(page, 'Next');
    await press(page, 'Enter');
    await page.waitForURL('**/verify-email/talent/*');
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
