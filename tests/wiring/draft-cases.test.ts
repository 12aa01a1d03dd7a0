import { expect, it } from 'vitest';
import { listFiles, readText } from './project.ts';

/** Forms that keep a draft and have no case yet. Remove a line with its case; a new form gets a case, unless it sends a file (the last two). */
const WITHOUT_CASE: readonly string[] = ['guest.comment.', 'issued.', 'talentInvoice'];

const listTexts = (folder: string): readonly string[] =>
  listFiles(folder)
    .filter((path) => path.endsWith('.tsx') || path.endsWith('.ts'))
    .map(readText);

it('has a case for each form that keeps a draft', () => {
  const keys = listTexts('web/src').flatMap((source) =>
    [...source.matchAll(/\bdraft=(?:"([^"]+)"|\{`([^`$]+))/g)].map(
      ([, whole = '', start = '']) => whole || start,
    ),
  );
  expect(new Set(keys).size).toBeGreaterThan(50);

  const cases = listTexts('web/component-tests/cases').flatMap((source) =>
    [...source.matchAll(/\bdraft: ['`]([^'`]+)/g)].map(([, draft = '']) => draft.replace(/\$\{.*/u, '')),
  );
  const missing = keys.filter((key) => !cases.some((draft) => draft.startsWith(key)));
  expect([...new Set(missing)].toSorted()).toEqual(WITHOUT_CASE);
});
