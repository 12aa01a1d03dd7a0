import { describe, expect, it } from 'vitest';
import {
  makeAuth,
  makeBudget,
  compile,
  makeList,
  now,
  makeReader,
  makeRequest,
  makeRules,
  makeDocument,
} from './harness.ts';

const users = {
  'users/ada': { role: 'admin', open: true },
  'users/bob': { role: 'guest' },
  'state/counter': { version: 1 },
};

describe('operations', () => {
  const ruleset = compile(
    makeRules(`
      match /all/{id} { allow read, write; }
      match /reads/{id} { allow read: if true; }
      match /writes/{id} { allow write: if true; }
      match /one/{id} { allow get, delete: if true; }
      match /multi/{id} { allow get: if false; allow list: if true; allow get: if id == 'x'; }
      match /bare/{id} { }`),
  );

  const allows = (method: Parameters<typeof makeRequest>[0], path: string): boolean =>
    (method === 'list'
      ? ruleset.authorize(makeList({ collectionId: path.split('/')[0] ?? '' }))
      : ruleset.authorize(makeRequest(method, path))
    ).allowed;

  it.each([
    ['all', ['get', 'list', 'create', 'update', 'delete']],
    ['reads', ['get', 'list']],
    ['writes', ['create', 'update', 'delete']],
    ['one', ['get', 'delete']],
    ['multi', ['get', 'list']],
    ['bare', []],
    ['nowhere', []],
  ] as const)('%s allows exactly %j', (collection, expected) => {
    const methods = ['get', 'list', 'create', 'update', 'delete'] as const;
    expect(methods.filter((method) => allows(method, `${collection}/x`))).toEqual(expected);
  });

  it('reports that no rule matches the request', () => {
    expect(ruleset.authorize(makeRequest('get', 'nowhere/x')).detail).toBe('No matching allow statements');
  });
});

describe('resources of writes', () => {
  const before = makeDocument('d/x', { name: 'old', n: 1 });
  const after = makeDocument('d/x', { name: 'new', n: 1 });
  const judge = (condition: string, method: 'create' | 'update' | 'delete') =>
    compile(makeRules(`match /d/{id} { allow write: if ${condition}; }`)).authorize(
      makeRequest(method, 'd/x', {
        ...(method === 'create' ? {} : { resource: before }),
        ...(method === 'delete' ? {} : { newResource: after }),
      }),
    ).allowed;

  it('a created document has no old state, and a deleted one no new state', () => {
    expect(judge('resource == null && request.resource.data.name == "new"', 'create')).toBe(true);
    expect(judge('request.resource == null && resource.data.name == "old"', 'delete')).toBe(true);
  });

  it('an update has both states', () => {
    const changed = 'request.resource.data.diff(resource.data).affectedKeys()';
    expect(judge(`${changed}.hasOnly(['name']) && ${changed}.size() == 1`, 'update')).toBe(true);
    expect(judge(`${changed}.hasOnly(['n'])`, 'update')).toBe(false);
  });
});

describe('properties of a request', () => {
  const judge = (
    condition: string,
    sent: Parameters<typeof makeRequest>[2],
    method: 'get' | 'update' = 'update',
  ) =>
    compile(makeRules(`match /d/{id} { allow get, write: if ${condition}; }`)).authorize(
      makeRequest(method, 'd/x', sent),
    ).allowed;
  const written = { newResource: makeDocument('d/x', { n: 1 }) };

  it('the written fields, and those computed by the server', () => {
    const masked = {
      ...written,
      write: { mask: [['yes'], ['nested', 'active'], ['a.b']], transforms: [['negative']] },
    };
    expect(judge("request.writeFields == ['a\\\\.b', 'negative', 'nested.active', 'yes']", masked)).toBe(
      true,
    );
    expect(judge("request.transforms == ['negative']", masked)).toBe(true);

    const replacing = { ...written, write: { transforms: [] } };
    expect(judge('request.writeFields == null && request.transforms == null', replacing)).toBe(true);
    expect(judge('request.writeFields == []', { ...written, write: { mask: [], transforms: [] } })).toBe(
      true,
    );

    const computing = { ...written, write: { transforms: [['at']] } };
    expect(judge("request.writeFields == ['at'] && request.transforms == ['at']", computing)).toBe(true);
    expect(judge('request.readFields == null', replacing)).toBe(true);
    expect(judge('request.writeFields == null', {}, 'get')).toBe(false);
  });

  it('whether it is in a transaction', () => {
    expect(judge('request.inTransaction', { ...written, inTransaction: true })).toBe(true);
    expect(judge('request.inTransaction', {}, 'get')).toBe(false);
    expect(judge('request.inTransaction == false && request.fields == null', {}, 'get')).toBe(true);
  });

  it('the terms of a query', () => {
    const asks = (condition: string, query: Parameters<typeof makeList>[0]) =>
      compile(makeRules(`match /{any=**}/d/{id} { allow list: if ${condition}; }`)).authorize(makeList(query))
        .allowed;

    const top = { collectionId: 'd' };
    const below = { collectionId: 'd', parent: ['p', 'one'] };
    expect(asks('request.query.limit == null && request.query.offset == 0', top)).toBe(true);
    expect(asks('request.query.orderBy == {}', top)).toBe(true);
    expect(asks('request.query.limit == 3', { ...top, limit: 3 })).toBe(true);
    expect(asks("request.query.kind == 'd' && !request.query.allDescendants", top)).toBe(true);
    expect(asks('request.query.parent == null', top)).toBe(true);
    expect(asks('request.query.parent == /databases/$(database)/documents/p/one', below)).toBe(true);
    expect(asks('request.path == /databases/$(database)/documents/p/one/d', below)).toBe(true);

    // A group has no path, and its root is an ancestor.
    const group = { ...below, allDescendants: true };
    expect(asks('request.query.allDescendants', group)).toBe(true);
    expect(asks('request.query.ancestor == /databases/$(database)/documents/p/one', group)).toBe(true);
    expect(asks('request.path == null || request.path != null', group)).toBe(false);
    expect(asks('!request.query.distinct && !request.query.selectOnlyKeys', top)).toBe(true);
    expect(asks('request.query.groupBy == {}', top)).toBe(true);
  });
});

describe('functions and scopes', () => {
  const isAllowed = (source: string, path = 'a/x/b/y') =>
    compile(source).authorize(makeRequest('get', path, { auth: makeAuth('ada') })).allowed;

  it('see parameters, lets, outer wildcards and outer functions, but not their caller', () => {
    expect(
      isAllowed(`rules_version = '2';
      function outermost(x) { return x == 'y'; }
      service cloud.firestore {
        function uid() { return request.auth.uid; }
        match /databases/{database}/documents {
          match /a/{one} {
            function pair(two) { let joined = one + two; let again = joined + two; return again; }
            match /b/{two} {
              function hidden() { return two; }
              allow get: if pair(two) == 'xyy' && outermost(hidden()) && uid() == 'ada';
            }
          }
        }
      }`),
    ).toBe(true);

    expect(
      isAllowed(
        makeRules(`function peek() { return secret; }
        match /a/{one} { match /b/{two} {
          function caller() { let secret = true; return peek(); }
          allow get: if caller(); } }`),
      ),
    ).toBe(false);
  });

  it('an inner declaration hides an outer one', () => {
    expect(
      isAllowed(
        makeRules(`function answer() { return false; }
        match /a/{one} { match /b/{two} { function answer() { return true; } allow get: if answer(); } }`),
      ),
    ).toBe(true);
  });

  it('an error in a let denies only where it is used', () => {
    const makeBody = (result: string) =>
      makeRules(`function f() { let broken = resource.data.missing; return ${result}; }
        match /a/{one}/b/{two} { allow get: if f(); }`);
    expect(isAllowed(makeBody('true'))).toBe(true);
    expect(isAllowed(makeBody('broken == 1'))).toBe(false);
    expect(isAllowed(makeBody('broken == 1 || true'))).toBe(true);
  });

  it('a call with a wrong number of arguments denies', () => {
    expect(
      isAllowed(makeRules(`function f(a) { return true; } match /a/{o}/b/{t} { allow get: if f(); }`)),
    ).toBe(false);
  });
});

describe('paths of matches', () => {
  const isAllowed = (body: string, path: string, version: '1' | '2' = '2') =>
    compile(makeRules(body, version)).authorize(makeRequest('get', path)).allowed;

  it('a nested match extends the path; the outer rule covers only its own documents', () => {
    const body =
      'match /a/{x} { allow get: if x == "1"; match /b/{y} { allow get: if x == "1" && y == "2"; } }';
    expect(isAllowed(body, 'a/1')).toBe(true);
    expect(isAllowed(body, 'a/1/b/2')).toBe(true);
    expect(isAllowed(body, 'a/1/b/3')).toBe(false);
    expect(isAllowed(body, 'a/1/c/2')).toBe(false);
  });

  it('a recursive wildcard matches any number of segments in version 2', () => {
    expect(isAllowed('match /a/{rest=**} { allow get: if rest == /x/b/y; }', 'a/x/b/y')).toBe(true);
    expect(isAllowed('match /a/{x}/{rest=**} { allow get; }', 'a/x')).toBe(true);
    expect(isAllowed('match /{all=**}/b/{y} { allow get: if y == "1"; }', 'a/x/b/1')).toBe(true);
    expect(isAllowed('match /{all=**}/b/{y} { allow get; }', 'b/1')).toBe(true);
    expect(isAllowed('match /{all=**} { allow get; match /b/{y} { allow get; } }', 'a/x/b/1')).toBe(true);
  });

  it('a recursive wildcard matches at least one segment in version 1', () => {
    expect(isAllowed('match /a/{x}/{rest=**} { allow get; }', 'a/x', '1')).toBe(false);
    expect(isAllowed('match /a/{x}/{rest=**} { allow get; }', 'a/x/b/y', '1')).toBe(true);
    expect(isAllowed('match /{rest=**} { allow get; }', 'a/x', '1')).toBe(true);
  });

  it('many recursive wildcards stay below exponential time', () => {
    const depth = 25;
    const body = `${'match /{x=**} {'.replace('x', 'p0')} ${Array.from({ length: depth }, (_, i) => `match /a/{q${i}=**} {`).join(' ')} match /end/here { allow get; } ${'}'.repeat(depth + 1)}`;
    const started = performance.now();
    expect(isAllowed(body, Array.from({ length: 98 }, () => 'a').join('/'))).toBe(false);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('rules apply to their database', () => {
    const source = makeRules('match /a/{x} { allow get: if database == "other"; }');
    expect(compile(source).authorize(makeRequest('get', 'a/1')).allowed).toBe(false);
    expect(compile(source).authorize(makeRequest('get', 'a/1', { database: 'other' })).allowed).toBe(true);
  });
});

describe('reading other documents', () => {
  const judge = (condition: string, rest: Partial<Parameters<typeof makeRequest>[2]> = {}) =>
    compile(makeRules(`match /d/{id} { allow get, create: if ${condition}; }`)).authorize(
      makeRequest('get', 'd/x', { auth: makeAuth('ada'), documents: makeReader(users), ...rest }),
    );
  const toUserPath = (id: string) => `/databases/$(database)/documents/users/${id}`;

  it('get returns data, id and name, and exists a boolean', () => {
    expect(judge(`get(${toUserPath('$(request.auth.uid)')}).data.role == 'admin'`).allowed).toBe(true);
    expect(
      judge(
        `get(${toUserPath('ada')}).id == 'ada' && get(${toUserPath('ada')}).__name__ == ${toUserPath('ada')}`,
      ).allowed,
    ).toBe(true);
    expect(judge(`exists(${toUserPath('ada')}) && !exists(${toUserPath('eve')})`).allowed).toBe(true);
  });

  it('a missing document is null, so its data is an error', () => {
    expect(judge(`get(${toUserPath('eve')}).data.role == 'admin'`).detail).toContain('Null value error.');
  });

  it('getAfter sees the state after the batch', () => {
    const documents = makeReader(users, { ...users, 'state/counter': { version: 2 }, 'users/eve': {} });
    const counter = '/databases/$(database)/documents/state/counter';
    const condition = `getAfter(${counter}).data.version == get(${counter}).data.version + 1
      && existsAfter(${toUserPath('eve')}) && !exists(${toUserPath('eve')})`;
    expect(judge(condition, { documents }).allowed).toBe(true);
  });

  it('refuses paths that aren’t documents of this database', () => {
    for (const path of [
      '/users/ada',
      '/databases/other/documents/users/ada',
      '/databases/(default)/documents/users',
    ]) {
      expect(judge(`exists(${path}) || !exists(${path})`).detail).toContain('Service call error');
    }
    expect(judge('exists("users/ada") || true').allowed).toBe(true);
    expect(judge('exists("users/ada")').allowed).toBe(false);
  });

  it('ten documents are allowed, eleven are refused, and repeats are free', () => {
    const makeMany = (count: number, name: (i: number) => string) =>
      Array.from({ length: count }, (_, i) => `!exists(${toUserPath(name(i))})`).join(' && ');
    expect(judge(makeMany(10, (i) => `u${i}`)).allowed).toBe(true);
    expect(judge(makeMany(11, (i) => `u${i}`)).detail).toContain('Service call error. Function: [exists]');
    expect(judge(makeMany(15, () => 'u')).allowed).toBe(true);
    expect(
      judge(`!exists(${toUserPath('eve')}) && get(${toUserPath('ada')}).data.open`, { budget: makeBudget(2) })
        .allowed,
    ).toBe(true);
  });

  it('the budget is shared by the operations of a batch', () => {
    const shared = makeBudget(1);
    expect(judge(`exists(${toUserPath('ada')})`, { budget: shared }).allowed).toBe(true);
    expect(judge(`exists(${toUserPath('bob')})`, { budget: shared }).allowed).toBe(false);
    expect(judge(`exists(${toUserPath('ada')})`, { budget: shared }).allowed).toBe(true);
  });

  it('an error of the reader is rethrown, not a denial', () => {
    const documents = {
      before: () => {
        throw new Error('pending');
      },
      after: () => undefined,
    };
    expect(() => judge(`exists(${toUserPath('ada')})`, { documents })).toThrow('pending');
  });
});

describe('queries by document', () => {
  const ruleset = compile(makeRules(`match /d/{id} { allow list: if resource.id == 'x' && id == 'x'; }`));
  const makeNameFilter = (path: string) => ({
    kind: 'field' as const,
    field: ['__name__'],
    op: '==' as const,
    value: { kind: 'reference' as const, name: `projects/p/databases/(default)/documents/${path}` },
  });

  it('the id is known if the query contains it', () => {
    expect(ruleset.authorize(makeList({ collectionId: 'd', where: makeNameFilter('d/x') })).allowed).toBe(
      true,
    );
    expect(ruleset.authorize(makeList({ collectionId: 'd', where: makeNameFilter('d/y') })).allowed).toBe(
      false,
    );
    expect(ruleset.authorize(makeList({ collectionId: 'd' })).allowed).toBe(false);
  });

  it('the error has the field that no filter constrains', () => {
    const rule = compile(makeRules(`match /d/{id} { allow list: if resource.data.a.b == 1; }`));
    expect(rule.authorize(makeList({ collectionId: 'd' })).detail).toContain(
      "resource.data.a.b is not constrained by the query's filters. for 'list' @ L4",
    );
  });

  it('the time of the request is known', () => {
    const rule = compile(makeRules(`match /d/{id} { allow list: if request.time.year() == 2026; }`));
    expect(rule.authorize(makeList({ collectionId: 'd' }, { timeMicros: now })).allowed).toBe(true);
  });
});
