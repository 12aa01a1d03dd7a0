import { expect, it } from 'vitest';
import { findLicenceProblems, findWeaknesses, listLicences, NAMED } from './licences.mjs';

it('names every shipped package that has duties beyond a notice', async () => {
  const licences = listLicences();
  expect(licences.length).toBeGreaterThan(200);
  expect(Object.keys(NAMED).filter((name) => licences.every((shipped) => shipped.name !== name))).toEqual([]);
  expect(await findLicenceProblems({ licences })).toEqual([]);
});

it('refuses other licences, and none', async () => {
  const licences = [
    { name: 'a', version: '1.0.0', licence: 'AGPL-3.0' },
    { name: 'b', version: '1.0.0', licence: '' },
    { name: 'c', version: '1.0.0', licence: '(GPL-2.0 OR MIT)' },
    { name: 'd', version: '1.0.0', licence: 'MIT AND GPL-2.0' },
  ];
  const problems = await findLicenceProblems({ ignoresList: true, licences });
  expect(problems.map((problem) => problem.slice(0, 1))).toEqual(['a', 'b', 'd']);
});

it('reports known weaknesses, and says that the service can’t be reached', async () => {
  const lines = [];
  const print = (line) => lines.push(line);
  const found = {
    vulnerabilities: { a: { name: 'a', severity: 'high' }, b: { name: 'b', severity: 'low' } },
  };
  expect(await findWeaknesses(print, async () => JSON.stringify(found))).toHaveLength(1);
  expect(lines).toEqual([]);
  expect(await findWeaknesses(print, async () => '{"message":"405"}')).toEqual([]);
  expect(await findWeaknesses(print, async () => '')).toEqual([]);
  expect(lines).toEqual([expect.stringMatching(/^SKIPPED: .*405/), expect.stringMatching(/^SKIPPED:/)]);
});
