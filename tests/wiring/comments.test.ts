import { describe, expect, it } from 'vitest';
import { filesIn, asText } from './project.ts';

/** Words that betray a translation, and what a native engineer writes. */
const INSTEAD: Readonly<Record<string, string>> = {
  somebody: 'a person, a user',
  whoever: 'the person who',
  whatever: 'any, regardless of',
  oneself: 'the user',
  'is told': 'is notified',
  'are told': 'are notified',
  'tells of': 'contains, reports',
  'what becomes of': 'the outcome of',
  'what became of': 'the outcome of',
  anew: 'again',
  hence: 'so',
  'to the letter': 'exactly',
  'put right': 'fixed',
  'taken back': 'withdrawn',
  'in haste': 'quickly',
  dearest: 'most expensive',
};
const BANNED = new RegExp(`\\b(?:${Object.keys(INSTEAD).join('|')})\\b`, 'giu');
const LINE_MAX = 160;
const COMMENT = /\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*/gu;

const faultsIn = (file: string): readonly string[] =>
  [...asText(file).matchAll(COMMENT)].flatMap(([comment]) => [
    ...[...comment.matchAll(BANNED)].map(
      ([word]) => `${file}: “${word}”, write: ${INSTEAD[word.toLowerCase()]}`,
    ),
    ...comment
      .split('\n')
      .flatMap((line) => (line.length > LINE_MAX ? [`${file}: longer than ${LINE_MAX}`] : [])),
  ]);

describe('comments', () => {
  it.each(['functions/src', 'domain/src', 'web/src'])(
    'of %s are in plain English, on short lines',
    (folder) => {
      const files = filesIn(folder).filter((file) => /\.tsx?$/u.test(file));
      expect(files.length).toBeGreaterThan(100);
      expect(files.flatMap(faultsIn)).toEqual([]);
    },
  );
});
