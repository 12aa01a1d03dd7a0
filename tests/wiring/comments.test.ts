import { describe, expect, it } from 'vitest';
import { readText, listFiles } from './project.ts';

/** Words that betray a translation, and what a native engineer writes. */
const INSTEAD: readonly (readonly [words: string, instead: string])[] = [
  ['somebody|anybody|everybody', 'a person, anyone, everyone'],
  ['whoever', 'the person who'],
  ['whatever', 'any, regardless of'],
  ["one[’']s|oneself", 'the user’s, the user'],
  ['told', 'notified, shown, sent'],
  ['tells? of', 'contains, reports'],
  ['what bec(?:omes|ame) of', 'the outcome of'],
  ['anew', 'again'],
  ['hence', 'so'],
  ['there (?:is|are) to|those that there are', 'existing'],
  ['at once', 'immediately, together'],
  ['by itself|by themselves', 'automatically, separately'],
  ['in turn', 'in series'],
  ['to the letter', 'exactly'],
  ['put right|mend(?:s|ed|ing)?', 'fix, repair'],
  ['gone by', 'past'],
  ['go(?:es)? on(?! air)', 'continue'],
  ['tak(?:es?|en) back', 'withdraw, revoke'],
  ['in haste', 'quickly'],
  ['begun again', 'restarted'],
  ['dearest', 'most expensive'],
  ['as well(?=[.;])', 'too'],
  ['looks at|looked at', 'checks, reads'],
  ['asks(?= (?:for|the (?:API|database)))', 'requests, requires'],
];
const ANY = INSTEAD.map(([words]) => `(${words})`).join('|');
const BANNED = new RegExp(String.raw`\b(?:${ANY})(?!\w)`, 'giu');
const LINE_MAX = 160;
const FOLDERS = [
  'functions/src',
  'domain/src',
  'web/src',
  'web/build',
  'web/component-tests',
  'tests',
  'scripts',
  'emulator/src',
  'emulator/test',
];

/** Comments, after skipping strings, which may contain `//` and globs. */
const COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\\n])*`|(\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*)/gu;
const TEST_NAME = /(?:\b(?:it|describe|test)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/gu;
/** The tables of docs/words.md, which name the words to avoid. */
const TABLES = /^\|.*$/gmu;

const readDoc = (file: string): string =>
  file === 'docs/words.md' ? readText(file).replace(TABLES, '') : readText(file);

const findFaults = (file: string, text: string): readonly string[] =>
  [...text.matchAll(BANNED)].map(([word, ...groups]) => {
    const instead = INSTEAD[groups.findIndex((group) => group !== undefined)]?.[1];
    return `${file}: “${word}”, write: ${instead ?? 'another word'}`;
  });

const listComments = (file: string): readonly string[] =>
  [...readText(file).matchAll(COMMENT)].flatMap(([, comment]) => comment ?? []);

const listTestNames = (file: string): readonly string[] =>
  [...readText(file).matchAll(TEST_NAME)].flatMap(([, , name]) => name ?? []);

describe('plain English', () => {
  it.each(FOLDERS)('is in the comments and test names of %s, on short lines', (folder) => {
    const files = listFiles(folder).filter((file) => /(?<!node_modules\/.*)\.(?:tsx?|mjs)$/u.test(file));
    expect(files.length).toBeGreaterThan(5);

    const faults = files.flatMap((file) => [
      ...listComments(file).flatMap((comment) => [
        ...findFaults(file, comment),
        ...comment
          .split('\n')
          .flatMap((line) => (line.length > LINE_MAX ? [`${file}: longer than ${LINE_MAX}`] : [])),
      ]),
      ...(/\.test\./u.test(file) ? listTestNames(file).flatMap((name) => findFaults(file, name)) : []),
    ]);
    expect(faults).toEqual([]);
  });

  it('is in the docs', () => {
    const files = listFiles('docs').filter((file) => file.endsWith('.md'));
    expect(files.length).toBeGreaterThan(5);
    expect(files.flatMap((file) => findFaults(file, readDoc(file)))).toEqual([]);
  });
});
