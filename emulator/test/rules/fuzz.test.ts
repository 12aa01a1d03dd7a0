import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../src/rules/engine.ts';
import { matches } from '../../src/queries/match.ts';
import type { FieldOperator, Filter, Query } from '../../src/queries/query.ts';
import {
  makeAuth,
  makeList,
  makeReader,
  makeRequest,
  makeRules,
  makeDocument,
  toValue,
  type Plain,
} from './harness.ts';

const literals = fc.constantFrom(
  ...['null', 'true', 'false', '0', '1', '-1', '9223372036854775807', '2.5', "''", "'a'", "'a.*('", "b'x'"],
  ...[
    '[]',
    "['a', 1]",
    '{}',
    "{'a': 1}",
    '/a/b',
    'request',
    'resource',
    'resource.data',
    'request.auth.uid',
    'id',
  ],
  ...[
    'resource.data.a',
    'resource.data.list',
    'resource.data.map.x',
    'missing',
    'request.time',
    'request.query',
  ],
  ...['timestamp.date(2024, 1, 1)', "duration.value(1, 'd')", 'latlng.value(1, 2)', "['a'].toSet()"],
);
const names = [
  'size',
  'keys',
  'values',
  'get',
  'diff',
  'affectedKeys',
  'hasAll',
  'hasAny',
  'hasOnly',
  'concat',
  'join',
  'removeAll',
  'toSet',
  'union',
  'difference',
  'matches',
  'replace',
  'split',
  'lower',
  'trim',
  'toUtf8',
  'bind',
  'toBase64',
  'year',
  'date',
  'time',
  'toMillis',
  'seconds',
  'nanos',
  'latitude',
  'distance',
  'nope',
];
const functions = [
  'string',
  'int',
  'float',
  'path',
  'debug',
  'get',
  'exists',
  'math.abs',
  'math.pow',
  'hashing.md5',
];

const { expression } = fc.letrec<{ expression: string }>((tie) => {
  const part = tie('expression');

  return {
    expression: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      literals,
      fc
        .tuple(part, fc.constantFrom('==', '!=', '<', '>=', 'in', '+', '-', '*', '/', '%', '&&', '||'), part)
        .map(([left, op, right]) => `(${left} ${op} ${right})`),
      fc
        .tuple(part, fc.constantFrom(...names), fc.array(part, { maxLength: 2 }))
        .map(([self, name, args]) => `(${self}).${name}(${args.join(', ')})`),
      fc
        .tuple(fc.constantFrom(...functions), fc.array(part, { maxLength: 2 }))
        .map(([name, args]) => `${name}(${args.join(', ')})`),
      fc.tuple(part, part).map(([self, key]) => `(${self})[${key}]`),
      fc.tuple(part, part, part).map(([self, first, last]) => `(${self})[${first}:${last}]`),
      fc.tuple(part, part, part).map(([condition, yes, no]) => `(${condition} ? ${yes} : ${no})`),
      fc.tuple(part, fc.constantFrom('a', 'data', 'constructor')).map(([self, name]) => `(${self}).${name}`),
      fc.tuple(part, fc.constantFrom('map', 'int', 'null')).map(([self, type]) => `(${self} is ${type})`),
      fc.array(part, { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
      fc.tuple(part, part).map(([key, content]) => `{${key}: ${content}}`),
      part.map((inner) => `/databases/(default)/documents/a/$(${inner})`),
      part.map((inner) => `!${inner}`),
    ),
  };
});

const plain: fc.Arbitrary<Plain> = fc.oneof(
  fc.constantFrom(null, true, 1, 2.5, 'a', ''),
  fc.constant(['a', 1]),
);
const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    fc
      .tuple(
        fc.constantFrom(['a'], ['list'], ['map', 'x'], ['__name__']),
        fc.constantFrom<FieldOperator>(
          '==',
          '!=',
          '<',
          '>=',
          'in',
          'not-in',
          'array-contains',
          'array-contains-any',
        ),
        plain,
      )
      .map(([field, op, content]): Filter => ({ kind: 'field', field, op, value: toValue(content) })),
    fc
      .tuple(fc.constantFrom('and' as const, 'or' as const), fc.array(tie('filter'), { maxLength: 4 }))
      .map(([kind, filters]): Filter => ({ kind, filters })),
  ),
})).filter;

const document = makeDocument('probe/doc', { a: 'a', list: ['a', 'b'], map: { x: 1 } });
const rest = { auth: makeAuth('ada'), documents: makeReader({ 'a/a': { a: 1 } }), resource: document };

/** Compiles and evaluates any input in time. Asserted thousands of times: cheaply. */
function expectToSurvive(source: string, where?: Filter): void {
  const started = performance.now();
  const result = compileRules([{ name: 'r', content: source }], 'cloud.firestore');
  assert(result.issues.every(({ line, column }) => line > 0 && column > 0));

  if (result.ok) {
    const got = result.ruleset.authorize(makeRequest('get', 'probe/doc', rest));
    assert(got.allowed || (got.allowed === false && got.detail !== ''));
    const query = { collectionId: 'probe', ...(where ? { where } : {}) };
    assert(typeof result.ruleset.authorize(makeList(query, rest)).allowed === 'boolean');
    assert(result.ruleset.coverage());
  }

  assert(performance.now() - started < 20_000);
}

const wrapInRule = (condition: string) => makeRules(`match /probe/{id} { allow read: if ${condition}; }`);

describe('the rules neither crash nor hang on', () => {
  it('random expressions, for a document and for random queries', () => {
    fc.assert(
      fc.property(expression, filter, (condition, where) => {
        expectToSurvive(wrapInRule(condition), where);
      }),
      { numRuns: 1500 },
    );
  });

  it('proven queries: each result satisfies the rules', () => {
    fc.assert(
      fc.property(expression, plain, (condition, content) => {
        const compiled = compileRules([{ name: 'r', content: wrapInRule(condition) }], 'cloud.firestore');
        if (!compiled.ok || condition.includes('request.')) return;
        const where: Filter = { kind: 'field', field: ['a'], op: '==', value: toValue(content) };
        if (!compiled.ruleset.authorize(makeList({ collectionId: 'probe', where }, rest)).allowed) return;
        const resource = makeDocument('probe/any', { a: content, other: 1 });
        expect(
          compiled.ruleset.authorize(makeRequest('get', 'probe/any', { ...rest, resource })).allowed,
        ).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  it('filters, which never prove more than their rows', () => {
    const content = fc.record({
      a: plain,
      list: fc.array(plain, { maxLength: 3 }),
      map: fc.record({ x: plain }),
    });
    fc.assert(
      fc.property(expression, filter, content, (condition, where, data) => {
        const query: Query = { parent: [], collectionId: 'probe', allDescendants: false, orderBy: [], where };
        const resource = makeDocument('probe/any', data as Record<string, Plain>);
        if (condition.includes('request.') || !matches(query, [], resource)) return;
        const compiled = compileRules([{ name: 'r', content: wrapInRule(condition) }], 'cloud.firestore');
        if (!compiled.ok || !compiled.ruleset.authorize(makeList(query, rest)).allowed) return;
        expect(
          compiled.ruleset.authorize(makeRequest('get', 'probe/any', { ...rest, resource })).allowed,
        ).toBe(true);
      }),
      { numRuns: 3000 },
    );
  }, 15_000);

  it('random tokens', () => {
    const tokens = fc.constantFrom(
      ...[
        'match',
        'allow',
        'function',
        'let',
        'return',
        'if',
        'read',
        ':',
        ';',
        '{',
        '}',
        '(',
        ')',
        '/',
        '/a',
        '{x}',
      ],
      ...[
        "'s'",
        '"',
        '1',
        '1.',
        '.',
        ',',
        '$(',
        '=',
        '==',
        '&&',
        '!',
        '?',
        '[',
        ']',
        '//',
        '/*',
        '\n',
        'service',
        'b"',
      ],
    );
    fc.assert(
      fc.property(fc.array(tokens, { maxLength: 60 }), (soup) => {
        expectToSurvive(soup.join(' '));
        expectToSurvive(makeRules(soup.join(' ')));
      }),
      { numRuns: 1000 },
    );
  });

  it('random characters', () => {
    // Half of them typical of rules, the rest any UTF-16 units, including lone surrogates.
    const unit = fc.oneof(fc.nat(0x7f), fc.nat(0xffff));
    const texts = fc.array(unit, { maxLength: 200 }).map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(texts, (text) => {
        expectToSurvive(text);
        expectToSurvive(wrapInRule(text));
      }),
      // A fixed seed: the cost of these texts is known.
      { numRuns: 500, seed: 500 },
    );
  });

  it.each([
    ['parentheses', '('.repeat(100_000)],
    ['lists', '['.repeat(100_000)],
    ['negations', `${'!'.repeat(100_000)}true`],
    ['minus signs', `${'-'.repeat(100_000)}1`],
    ['ternaries', `${'true ? '.repeat(30_000)}1`],
    ['members', `resource${'.a'.repeat(100_000)}`],
    ['calls', `resource${'.keys()'.repeat(30_000)}`],
    ['a long conjunction', `${'true && '.repeat(30_000)}true`],
    ['a long sum', `${'1 + '.repeat(30_000)}1 == 1`],
    ['interpolated paths', `${'/a/$('.repeat(20_000)}`],
    ['a long list', `[${'1, '.repeat(60_000)}].size() == 1`],
    ['a pattern made to explode', `'${'a'.repeat(5000)}!'.matches('(a+)+$')`],
    ['a pattern with a huge repetition', "'a'.matches('((a{1000}){1000}){1000}')"],
    [
      'a replacement that grows',
      "'aaaaaaaaaa'.replace('a', 'aaaaaaaaaa').replace('a', 'aaaaaaaaaa').size() > 0",
    ],
  ])('%s', (_name, condition) => {
    expectToSurvive(wrapInRule(condition));
  });

  it('strings that double in every let', () => {
    const doubling = Array.from({ length: 10 }, (_, i) => `let v${i + 1} = v${i} + v${i};`).join(' ');
    const grow = `function grow(v0) { ${doubling} return v10; }`;
    expectToSurvive(
      makeRules(
        `${grow} match /probe/{id} { allow read: if grow(grow(grow(grow('0123456789')))).size() > 0; }`,
      ),
    );
  });

  it('functions that call each other twice each, and thousands in a row', () => {
    const tree = Array.from(
      { length: 20 },
      (_, i) => `function f${i}() { return f${i + 1}() && f${i + 1}(); }`,
    );
    expectToSurvive(
      makeRules(
        `${tree.join('\n')} function f20() { return true; } match /probe/{id} { allow read: if f0(); }`,
      ),
    );

    const row = Array.from({ length: 5000 }, (_, i) => `function g${i}() { return g${i + 1}(); }`);
    expectToSurvive(
      makeRules(
        `${row.join('\n')} function g5000() { return true; } match /probe/{id} { allow read: if g0(); }`,
      ),
    );
  });

  it('deeply nested matches', () => {
    expectToSurvive(makeRules(`${'match /a/{b} { '.repeat(5000)}${'}'.repeat(5000)}`));
  });

  it('filters with too many alternatives', () => {
    const either: Filter = { kind: 'field', field: ['a'], op: 'in', value: toValue(['x', 'y', 'z']) };
    expectToSurvive(wrapInRule('resource.data.a == 1'), {
      kind: 'and',
      filters: Array.from({ length: 50 }, () => either),
    });
  });
});
