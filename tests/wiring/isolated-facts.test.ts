import { expect, it } from 'vitest';
import { listFiles, readText } from './project.ts';

/** Joined facts: names in them may have another direction than the line. */
const JOINED = /join\(' · '\)|· \$\{|\} · `|`[^`\n]*\} · [^`\n]*`/;

/** A bare name as an element: its quotes and digits would move to the wrong side. */
const BARE =
  /(?<!<bdi>|[=\w$(,`] ?)\{(?:[\w.?]+\.)?(?:name|fullName|publicName|talentPublicName|companyName|projectName|brand|displayName|campaignName)\}/;

it('shows names and lines of facts with their directions kept', () => {
  const sources = listFiles('web/src').filter((path) => /\.tsx?$/.test(path) && !path.includes('/i18n/'));
  expect(sources.length).toBeGreaterThan(500);

  const findLines = (pattern: RegExp, ending: string) =>
    sources.flatMap((path) =>
      readText(path)
        .split('\n')
        .flatMap((line, index) =>
          path.endsWith(ending) && pattern.test(line) ? [`${path}:${index + 1}`] : [],
        ),
    );

  expect(findLines(JOINED, '')).toEqual([]);
  expect(findLines(BARE, '.tsx')).toEqual([]);
});
