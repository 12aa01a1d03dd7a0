import { describe, expect, it } from 'vitest';
import { makeAuth, compile, makeReader, makeRequest, makeRules } from './harness.ts';

/**
 * An evaluation's cost as measured against the service: twenty repetitions joined by `&&`, padded
 * until the limit of 1000 is met exactly.
 */
function findCost(declarations: string, condition: string): number {
  // `true` costs 1, and `&&` costs 3 more: the smallest padding that overflows reveals the rest.
  const overflows = (padding: number): boolean => {
    const calls = Math.floor(padding / 90);
    const rest = padding % 90;
    const repeatTrue = (count: number) => Array.from({ length: count }, () => 'true').join(' && ');
    const source = makeRules(`${declarations}
      function pad() { return ${repeatTrue(30)}; }
      match /d/{id} {
        allow get: if !(${[...Array.from({ length: calls }, () => 'pad()'), repeatTrue(1 + rest)].join(' && ')});
        allow get: if ${condition};
      }`);

    const verdict = compile(source).authorize(
      makeRequest('get', 'd/x', {
        auth: makeAuth('ada'),
        documents: makeReader({ 'cfg/c': { on: true } }),
        resource: {
          name: 'projects/p/databases/(default)/documents/d/x',
          path: ['d', 'x'],
          fields: new Map([['a', { kind: 'integer', value: 1n }]]),
          createMicros: 0n,
          updateMicros: 0n,
        },
      }),
    );

    return verdict.detail.includes('maximum of 1000 expressions');
  };

  // pad(): 1 + 30 + 29 * 2 = 89, joined by && 2 = 91 each; a true in the tail 3; the first true 1; the ! 1.
  const countSpent = (padding: number): number => 2 + Math.floor(padding / 90) * 91 + (padding % 90) * 3;
  const paddings = Array.from({ length: 990 }, (_, padding) => padding).sort(
    (a, b) => countSpent(a) - countSpent(b),
  );
  let low = 0;
  let high = paddings.findIndex((padding) => countSpent(padding) > 1000) - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (overflows(paddings[middle]!)) high = middle - 1;
    else low = middle;
  }

  const best = countSpent(paddings[low]!);

  return 1000 - best;
}

const repeatTwenty = (expression: string) => Array.from({ length: 20 }, () => expression).join(' && ');

describe('the cost of expressions', () => {
  // The paddings reach every number in a small range, which includes the measured costs.
  it.each([
    ['', repeatTwenty('resource.data.a == 1'), 138],
    ['', repeatTwenty("id == 'x'"), 98],
    ['', repeatTwenty('true'), 58],
    ["function g(x) { return x == 'x'; }", repeatTwenty('g(id)'), 138],
    ["function lt(x) { let v = x; return v == 'x'; }", repeatTwenty('lt(id)'), 178],
    ['', repeatTwenty("id in ['x', 'y']"), 138],
    ['', repeatTwenty("!(id == 'y')"), 118],
    ['', repeatTwenty("(id == 'x' ? true : false)"), 158],
    [
      '',
      Array.from({ length: 5 }, () => 'get(/databases/$(database)/documents/cfg/c).data.on == true').join(
        ' && ',
      ),
      63,
    ],
  ])('%s %s', (declarations, condition, expected) => {
    const cost = findCost(declarations, condition);
    expect(cost).toBeGreaterThanOrEqual(expected);
    expect(cost).toBeLessThanOrEqual(expected + 3);
  });
});

describe('the limit of evaluation', () => {
  const makeTerms = (count: number) =>
    Array.from({ length: Math.ceil(count / 10) }, (_, leaf) => ({
      name: `leaf${leaf}`,
      source: `function leaf${leaf}() { return ${Array.from({ length: 10 }, (_unused, i) => `request.auth.token.n >= ${i}`).join(' && ')}; }`,
    }));

  const judge = (count: number, tail = '') => {
    const leaves = makeTerms(count);
    const source = makeRules(`${leaves.map((leaf) => leaf.source).join('\n')}
      match /d/{id} { allow get: if ${leaves.map((leaf) => `${leaf.name}()`).join(' && ')}${tail}; allow get: if true; }`);
    return compile(source).authorize(makeRequest('get', 'd/x', { auth: makeAuth('ada', { n: 10_000 }) }));
  };

  it('100 comparisons of a claim pass, 130 fail, and nothing hides the failure', () => {
    expect(judge(100).allowed).toBe(true);
    expect(judge(130).detail).toContain('maximum of 1000 expressions to evaluate has been reached');
    expect(judge(130, ' || true').allowed).toBe(false);
  });
});
