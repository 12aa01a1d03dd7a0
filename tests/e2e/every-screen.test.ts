import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalog } from '../../web/src/i18n/en/index.ts';
import { violationsOf } from '../browser/axe.ts';
import { canRun, launch, openPage, type Opened } from '../browser/browser.ts';
import { cutOff } from '../browser/cut-off.ts';
import { pseudo, readable, servePseudoTexts } from '../browser/pseudo-locale.ts';
import { goOn } from '../browser/go-on.ts';
import { enter } from '../browser/signed-in.ts';
import { readData, untranslated } from '../browser/untranslated.ts';
import { OPEN_PATHS, SIGNED_IN_PATHS } from './screens.ts';

/** Rules that look at colours; all others look at what the page is made of. */
const OF_COLOURS = ['cat.color'];

/** What a page is made of: its elements with their attributes and texts, and where and how large they are seen. */
const structureOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = [...document.body.querySelectorAll('*')].map((element) => {
      const attributes = [...element.attributes].filter(({ name }) => !['class', 'style'].includes(name));
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const { x, y, width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return [
        element.tagName,
        attributes.map(({ name, value }) => `${name}=${value}`),
        texts.map(({ textContent }) => textContent),
        [x, y, width, height, isSeen],
      ];
    });
    return JSON.stringify([document.documentElement.lang, document.title, parts]);
  });

type Scheme = 'light' | 'dark';

/** Switches between light and dark as the system would, and waits until nothing fades any more. */
const switchTo = async (page: Page, colorScheme: Scheme): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  const isDark = () =>
    page.evaluate(() => {
      const [red = 255] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
      return red < 128;
    });
  await expect.poll(isDark).toBe(colorScheme === 'dark');
  // One that is cancelled on the way, as by a list that is drawn anew, is over as well.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
};

/** Waits until no text is left that bypasses the catalogs: names of languages and labels come a moment after the rest. */
const noneUntranslated = async (page: Page, path: string): Promise<void> => {
  const found = async (): Promise<readonly string[]> => {
    const texts = await readable(page);
    expect(texts.length).toBeGreaterThan(3);
    return texts.map(untranslated).filter((text) => text !== undefined);
  };
  await expect.poll(found, { message: path, timeout: 8000 }).toEqual([]);
};

/** The menu of languages, and the other language in it, as either language calls them; English texts are accented. */
const TO = {
  es: { menu: pseudo('Interface language'), item: pseudo('Español') },
  en: { menu: 'Idioma de la interfaz', item: 'English' },
};

/** The texts of the page in the other language, of whoever is here. */
const switchLanguage = async (page: Page, locale: 'en' | 'es'): Promise<void> => {
  await page.getByRole('button', { name: TO[locale].menu }).click();
  // By keyboard: what is still being laid out moves a menu from under a pointer.
  await page.getByRole('menuitemradio', { name: TO[locale].item }).press('Enter');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(locale);
};

/** On the narrowest window, which is also a wide one enlarged four times, nobody has to scroll to the side, and all is there. */
const fitsNarrow = async (page: Page, path: string): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 860 };
  await page.setViewportSize({ width: 320, height });
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(widest, { message: `${path} on 320 px` }).toBeLessThanOrEqual(320);
  await expect.poll(() => cutOff(page), { message: `${path} on 320 px` }).toEqual([]);
  await page.setViewportSize({ width, height });
};

beforeAll(readData);

describe('accented texts', () => {
  it('keep what stands for something else', () => {
    expect(pseudo('Hello {name}, <a>read</a> this')).toBe('Ħḗŀŀǿ {name}, <a>řḗȧḓ</a> ŧħīş');
    expect(pseudo('{count, plural, one {# day} other {# days}} left')).toBe(
      '{count, plural, one {# ḓȧẏ} other {# ḓȧẏş}} ŀḗƒŧ',
    );
    expect(pseudo('{size, number} MB')).toBe('{size, number} ḾɃ');
  });

  it('are told from those that no catalog gave', () => {
    expect(untranslated('Save')).toBe('Save');
    expect(untranslated('Şȧṽḗ')).toBeUndefined();
    expect(untranslated('Ŧħḗ ƥřǿĵḗƈŧ Harbour Light')).toBeUndefined();
  });
});

/**
 * Every screen is opened once for all that is asked of it. Its English texts are the catalog's with accented letters: a
 * text that bypasses the catalogs stands out, and to axe they are as good as the plain ones.
 */
describe.runIf(canRun)(
  'axe finds nothing, in English and Spanish, light and dark, nothing is too wide, and no text bypasses the catalogs',
  () => {
    let browser: Browser;
    let page: Opened;
    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser.close());
    // Each check begins with nobody signed in, whatever became of the one before.
    beforeEach(async () => {
      // The policy of the pages forbids foreign scripts; axe is one.
      page = await openPage(browser, { colorScheme: 'light', bypassCSP: true });
      await servePseudoTexts(page, catalog);
      // The accounts keep their language: others of them are tried after this.
      await page.route('**/api/user/language', (route) =>
        route.fulfill({ json: { collection: route.request().postDataJSON() as unknown } }),
      );
    });
    afterEach(() => page.context().close());

    const check = async (path: string, text: string): Promise<void> => {
      // The text that says that the page is there: a piece of data, or its accented form.
      await goOn(page, path, page.getByText(text).or(page.getByText(pseudo(text))));
      await noneUntranslated(page, path);
      const none = async (state: string, rules?: readonly string[]) =>
        expect([path, state, await violationsOf(page, rules)]).toEqual([path, state, []]);
      /** In the other scheme everything is asked anew where more than colours has changed with it. */
      const noneInBoth = async (language: string, first: Scheme, second: Scheme): Promise<void> => {
        await none(`${language}, ${first}`);
        const structure = await structureOf(page);
        await switchTo(page, second);
        const isSame = (await structureOf(page)) === structure;
        await none(`${language}, ${second}`, isSame ? OF_COLOURS : undefined);
      };
      await noneInBoth('English', 'light', 'dark');
      await switchLanguage(page, 'es');
      await noneInBoth('Spanish', 'dark', 'light');
      // Spanish words are the longer ones.
      await fitsNarrow(page, path);
    };

    it.each(OPEN_PATHS)('%s', check);
    // A walk of many screens takes more than a minute where others share the machine; in milliseconds.
    it.each(Object.entries(SIGNED_IN_PATHS))('as %s', { timeout: 400_000 }, async (email, screens) => {
      await enter(page, email);
      for (const [path, text] of screens) {
        await check(path, text);
        await switchLanguage(page, 'en');
      }
    });
  },
);
