import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Page, Route } from 'playwright-core';

const LETTERS = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [
    letter,
    [...'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ'][index] ?? letter,
  ]),
);

const accent = (character: string): string => {
  const found = LETTERS.get(character.toLowerCase());
  if (!found) return character;
  return character === character.toLowerCase() ? found : found.toUpperCase();
};

/** The index behind the closing brace of the argument at `at`. */
const getEnd = (message: string, position: number): number => {
  let depth = 0;
  for (let index = position; index < message.length; index += 1) {
    if (message[index] === '{') depth += 1;
    if (message[index] === '}') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return message.length;
};

/** Transforms each text of a select or plural argument; other arguments stay. */
const accentArgument = (argument: string): string => {
  const head = /^\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/.exec(argument)?.[0];
  if (!head) return argument;

  let result = head;
  for (let index = head.length; index < argument.length - 1;) {
    const end = argument[index] === '{' ? getEnd(argument, index) : index + 1;
    result +=
      argument[index] === '{'
        ? `{${toPseudoText(argument.slice(index + 1, end - 1))}}`
        : (argument[index] ?? '');
    index = end;
  }

  return `${result}}`;
};

/** A message with accented letters; arguments and tags stay. */
export const toPseudoText = (message: string): string => {
  let result = '';
  for (let index = 0; index < message.length;) {
    const character = message[index] ?? '';
    const end =
      character === '{'
        ? getEnd(message, index)
        : character === '<'
          ? message.indexOf('>', index) + 1
          : index + 1;
    const part = message.slice(index, end);
    result += character === '{' ? accentArgument(part) : character === '<' ? part : accent(part);
    index = end;
  }

  return result;
};

type Texts = Readonly<Record<string, unknown>>;

/** A shipped catalog's exports, under the bundler's names. */
const readExports = async (code: string): Promise<Readonly<Record<string, Texts>>> =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, Texts>;

const isOf = (catalog: Readonly<Record<string, string>>, texts: Texts): boolean => {
  const plain = Object.entries(texts).filter(([, text]) => typeof text === 'string');
  return plain.filter(([id, text]) => catalog[id] === text).length > plain.length / 2;
};

const accentFile = async (code: string, catalog: Readonly<Record<string, string>>): Promise<string> => {
  // Code may share a part's file name; a part begins with its texts.
  if (!/^(?:var|let|const) \w+=\{"/.test(code)) return code;

  const exported = Object.entries(await readExports(code));
  if (!exported.every(([, texts]) => isOf(catalog, texts))) return code;

  const accentTexts = (texts: Texts) =>
    Object.fromEntries(Object.keys(texts).map((id) => [id, parse(toPseudoText(catalog[id] ?? ''))]));
  const lines = exported.map(
    ([name, texts], index) =>
      `const part${index} = ${JSON.stringify(accentTexts(texts))};\nexport { part${index} as ${name} };`,
  );

  return lines.join('\n');
};

/** Files by their hashed addresses: a walk through all screens requests them repeatedly. */
const files = new Map<string, Promise<string>>();

/** Serves catalog parts with accented texts, and all other files unchanged. */
const serveAccented = async (route: Route, catalog: Readonly<Record<string, string>>): Promise<void> => {
  const url = route.request().url();
  // Hosting's emulator closes idle connections at any moment.
  const read = () => route.fetch({ maxRetries: 2 });
  const body = files.get(url) ?? read().then(async (it) => accentFile(await it.text(), catalog));
  files.set(url, body);
  body.catch(() => files.delete(url));
  await route.fulfill({ contentType: 'text/javascript', body: await body });
};

/** Server-rendered pages, whose texts aren't accented. */
const RENDERED =
  /^[^/]+\/\/[^/]+\/(?:client\/(?:castings?|project|report)|audition-entry|profile\/casting|casting-demo|invitation-process|(?:re)?set-password)\b/;

/** Serves such a page without the marker that makes the app hydrate it. */
const serveUnmarked = async (route: Route): Promise<void> => {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch({ maxRetries: 2 });
  const body = (await response.text()).replace(/<div id="root" lang="\w+">/, '<div id="root">');
  return route.fulfill({ response, body });
};

/** The modules of English texts; the bundler names a shipped part after its module. */
const MODULES = readdirSync(fileURLToPath(new URL('../../web/src/i18n/en/', import.meta.url)));

const PARTS = new RegExp(
  `/assets/(?:${MODULES.map((file) => file.replace(/\.ts$/, '')).join('|')})-[\\w-]{8}\\.js$`,
);

/** Serves the English catalog with accented letters to this page from now on. */
export const servePseudoTexts = async (
  page: Page,
  catalog: Readonly<Record<string, string>>,
): Promise<void> => {
  await page.route(RENDERED, serveUnmarked);
  await page.route(PARTS, async (route) => {
    try {
      await serveAccented(route, catalog);
    } catch (error) {
      // The page was left meanwhile, which aborts its requests.
      if (!/disposed|closed/i.test(String(error))) throw error;
    }
  });
};

/** Returns all texts that a person reads or hears, including attributes. */
export const readVisibleTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest('script, style, noscript, [aria-hidden="true"] svg'))
        found.push(node.textContent ?? '');
    }

    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        found.push(element.getAttribute(name) ?? '');

    return found.map((text) => text.trim()).filter(Boolean);
  });
