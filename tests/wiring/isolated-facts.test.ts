import { expect, it } from 'vitest';
import { filesIn, textOf } from './project.ts';

/** Text that puts facts beside each other: names in it could be of another direction than the line. */
const JOINED = /join\(' · '\)|· \$\{|\} · `|`[^`\n]*\} · [^`\n]*`/;

it('puts facts of a line together with their directions kept', () => {
  const sources = filesIn('web/src').filter((path) => /\.tsx?$/.test(path) && !path.includes('/i18n/'));
  expect(sources.length).toBeGreaterThan(500);
  const joined = sources.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, at) => (JOINED.test(line) ? [`${path}:${at + 1}`] : [])),
  );
  expect(joined).toEqual([]);
});
