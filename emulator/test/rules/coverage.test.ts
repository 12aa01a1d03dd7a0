import { describe, expect, it } from 'vitest';
import {
  getConditionShare,
  toCoverageHtml,
  toCoverageJson,
  mergeCoverage,
  readCoverageJson,
} from '../../src/rules/coverage.ts';
import { makeAuth, compile, makeRequest, makeRules, makeDocument } from './harness.ts';

const source = makeRules(`    function signedIn() { return request.auth != null; }
    function unusedPart() { return resource.data.open == true; }
    match /d/{id} {
      allow get: if signedIn() && (resource.data.owner == request.auth.uid || unusedPart());
      allow delete: if false;
    }`);
const document = makeDocument('d/x', { owner: 'ada', open: false });

function judgeAs(...uids: (string | null)[]) {
  const ruleset = compile(source);
  for (const uid of uids) {
    ruleset.authorize(
      makeRequest('get', 'd/x', { auth: uid === null ? null : makeAuth(uid), resource: document }),
    );
  }
  return ruleset;
}

const find = (ruleset: ReturnType<typeof judgeAs>, text: string) =>
  ruleset.coverage().find((expression) => expression.source === text)!;

describe('coverage', () => {
  it('counts the values of each expression at its place', () => {
    const expression = find(judgeAs('ada', 'bob', null), 'request.auth != null');
    expect([...expression.values]).toEqual([
      ['true', 2],
      ['false', 1],
    ]);

    expect(expression).toMatchObject({
      fileName: 'firestore.rules',
      start: { line: 4, column: 34 },
      end: { line: 4, column: 54 },
      condition: true,
    });
  });

  it('shows unevaluated expressions, and intermediate values', () => {
    const ruleset = judgeAs('ada');
    expect(find(ruleset, 'resource.data.open == true').values.size).toBe(0);
    expect([...find(ruleset, 'resource.data.owner').values]).toEqual([['"ada"', 1]]);
    expect(find(ruleset, 'resource.data.owner').condition).toBe(false);
  });

  it('has a share that rises with tests; an error counts as a refusal', () => {
    const conditionShare = getConditionShare(judgeAs('ada').coverage());
    expect(conditionShare.covered).toBe(0);
    expect(conditionShare.total).toBe(7);
    const all = getConditionShare(judgeAs('ada', 'bob', null).coverage());
    expect(all.missing.map(({ source: text, outcome }) => `${text}: ${outcome}`)).toEqual([
      'resource.data.open == true: only-false',
      'unusedPart(): only-false',
    ]);
    expect(all.share).toBeCloseTo(5 / 7);
  });

  it('sums runs, also through JSON', () => {
    const runs = [judgeAs('ada'), judgeAs('bob'), judgeAs(null)].map((ruleset) => ruleset.coverage());
    const merged = mergeCoverage(runs);
    expect(merged).toEqual(judgeAs('ada', 'bob', null).coverage());

    const { sources } = judgeAs();
    const again = runs.map((run) => readCoverageJson(toCoverageJson(sources, run)));
    expect(mergeCoverage(again)).toEqual(merged);

    expect(JSON.parse(toCoverageJson(sources, merged))).toMatchObject({
      rules: { files: [{ name: 'firestore.rules', content: source }] },
      conditions: { total: 7, covered: 5 },
    });
  });

  it('renders a self-contained page', () => {
    const ruleset = judgeAs('ada', '<script>');
    const html = toCoverageHtml(ruleset.sources, ruleset.coverage());
    expect(html).toContain(
      '0 of 7 conditions'.replace('0', String(getConditionShare(ruleset.coverage()).covered)),
    );
    expect(html).not.toContain('<script>');
    expect(html).not.toMatch(/src=|href=/);
    // Every span that is opened is closed.
    expect(html.match(/<span/g)?.length).toBe(html.match(/<\/span>/g)?.length);
  });

  it('has a small report for any number of values', () => {
    const ruleset = compile(makeRules('match /d/{id} { allow get: if id.size() > 3; }'));
    for (let i = 0; i < 100; i += 1) ruleset.authorize(makeRequest('get', `d/id-${i}`));
    expect(find(ruleset as never, 'id').values.size).toBeLessThan(40);
  });
});
