import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalog } from '../../web/src/i18n/en/index.ts';
import { findViolations } from '../browser/axe.ts';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { findCutOff } from '../browser/cut-off.ts';
import { toPseudoText, readVisibleTexts, servePseudoTexts } from '../browser/pseudo-locale.ts';
import { navigateInApp } from '../browser/navigate-in-app.ts';
import { enter } from '../browser/signed-in.ts';
import { readData, findUntranslated } from '../browser/untranslated.ts';
import { OPEN_PATHS, SIGNED_IN_PATHS, type Screen } from './screens.ts';

/** The default size. */
const WIDE = { width: 1280, height: 860 };

/** Rules about colours; all others check the structure. */
const OF_COLOURS = ['cat.color'];

type Scheme = 'light' | 'dark';

/** Switches the colour scheme like the system and waits for transitions. */
const switchTo = async (page: Page, colorScheme: Scheme): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  const isDark = () =>
    page.evaluate(() => {
      const [red = 255] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
      return red < 128;
    });
  await expect.poll(isDark).toBe(colorScheme === 'dark');
  // Cancelled animations, as by a re-rendered list, count as finished.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
};

/** Waits until all texts come from the catalogs: language names and labels load last. */
const expectTranslated = async (page: Page, path: string): Promise<void> => {
  const listUntranslated = async (): Promise<readonly string[]> => {
    const texts = await readVisibleTexts(page);
    expect(texts.length).toBeGreaterThan(3);
    return texts.map(findUntranslated).filter((text) => text !== undefined);
  };
  await expect.poll(listUntranslated, { message: path }).toEqual([]);
};

/** Menu and item of the other language in either language; English texts are accented. */
const TO = {
  es: { menu: toPseudoText('Interface language'), item: toPseudoText('Español') },
  en: { menu: 'Idioma de la interfaz', item: 'English' },
};

/** Switches the page's language, signed in or not. */
const switchLanguage = async (page: Page, locale: 'en' | 'es'): Promise<void> => {
  await page.getByRole('button', { name: TO[locale].menu }).click();
  // By keyboard: layout shifts move a menu from under a pointer.
  await page.getByRole('menuitemradio', { name: TO[locale].item }).press('Enter');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(locale);
};

/** At 320 px, or enlarged four times, nothing scrolls sideways or is cut off. */
const expectToFitNarrow = async (page: Page, path: string): Promise<void> => {
  await page.setViewportSize({ width: 320, height: WIDE.height });
  const getWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(getWidth, { message: `${path} on 320 px` }).toBeLessThanOrEqual(320);
  await expect.poll(() => findCutOff(page), { message: `${path} on 320 px` }).toEqual([]);
  await page.setViewportSize(WIDE);
};

beforeAll(readData);

describe('pseudo-translated texts', () => {
  it('keep placeholders', () => {
    expect(toPseudoText('Hello {name}, <a>read</a> this')).toBe('Ħḗŀŀǿ {name}, <a>řḗȧḓ</a> ŧħīş');
    expect(toPseudoText('{count, plural, one {# day} other {# days}} left')).toBe(
      '{count, plural, one {# ḓȧẏ} other {# ḓȧẏş}} ŀḗƒŧ',
    );
    expect(toPseudoText('{size, number} MB')).toBe('{size, number} ḾɃ');
  });

  it('are distinguished from texts outside the catalogs', () => {
    expect(findUntranslated('Save')).toBe('Save');
    expect(findUntranslated('Şȧṽḗ')).toBeUndefined();
    expect(findUntranslated('Ŧħḗ ƥřǿĵḗƈŧ Harbour Light')).toBeUndefined();
  });
});

/** A signed-out page with accented texts. */
const openAccented = async (): Promise<Opened> => {
  // The pages' policy forbids foreign scripts; axe is one.
  const page = await openPage({ colorScheme: 'light', bypassCSP: true });
  await servePseudoTexts(page, catalog);
  // Accounts keep their language for later tests.
  await page.route('**/api/user/language', (route) =>
    route.fulfill({ json: { collection: route.request().postDataJSON() as unknown } }),
  );
  return page;
};

/** Opens a screen once for all checks: axe doesn't mind accented letters. */
const check = async (page: Opened, [path, text]: Screen, settle = () => Promise.resolve()): Promise<void> => {
  // The text that proves the page is ready: data, or its accented form.
  await navigateInApp(page, path, page.getByText(text).or(page.getByText(toPseudoText(text))));
  await settle();
  await expectTranslated(page, path);
  expect([path, 'light', await findViolations(page)]).toEqual([path, 'light', []]);
  await switchTo(page, 'dark');
  expect([path, 'dark', await findViolations(page, OF_COLOURS)]).toEqual([path, 'dark', []]);
  await switchTo(page, 'light');
  // Spanish words are longer.
  await switchLanguage(page, 'es');
  await expectToFitNarrow(page, path);
};

const getTags = ([, , isInGate]: Screen) => ({ tags: isInGate ? ['gate'] : [] });

describe.runIf(canRun)('every page passes axe in both schemes, is translated and fits 320 px', () => {
  useBrowser();
  let page: Opened;

  describe('signed out', () => {
    beforeEach(async () => {
      page = await openAccented();
    });
    afterEach(() => page.context().close());
    // Replies may bring an agency's colours, which fade in.
    const settle = () => page.waitForLoadState('networkidle');
    for (const screen of OPEN_PATHS) it(screen[0], getTags(screen), () => check(page, screen, settle));
  });

  describe.each(Object.entries(SIGNED_IN_PATHS))('as %s', (email, screens) => {
    beforeAll(async () => {
      page = await openAccented();
      await enter(page, email, '/profile/security');
    });

    afterAll(() => page.context().close());

    afterEach(async () => {
      const { width } = page.viewportSize() ?? { width: 0 };
      if (width !== WIDE.width) await page.setViewportSize(WIDE);
      await page.emulateMedia({ colorScheme: 'light' });
      if ((await page.evaluate(() => document.documentElement.lang)) === 'es')
        await switchLanguage(page, 'en');
    });

    for (const screen of screens) it(screen[0], getTags(screen), () => check(page, screen));
  });
});
