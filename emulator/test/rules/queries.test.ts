import { describe, expect, it } from 'vitest';
import type { FieldOperator, Filter, Query } from '../../src/queries/query.ts';
import {
  makeAuth,
  makeBudget,
  compile,
  makeList,
  makeReader,
  makeRules,
  toValue,
  type Documents,
  type Plain,
} from './harness.ts';

const uid = 'query-owner';

const ruleset = compile(
  makeRules(`
    function verified() { return request.auth != null && request.auth.token.email_verified == true; }
    function owner() { return request.auth.uid == resource.data.createdBy; }
    function granted(id) { return get(/databases/$(database)/documents/grants/$(id)).data.uid == request.auth.uid; }
    function mayRead() { return verified() && (owner() || (resource.data.ref != null && granted(resource.data.ref))); }
    match /owned/{id} { allow read: if mayRead(); }
    match /lazy/{id} { allow list: if owner() || get(/databases/$(database)/documents/grants/missing).data.uid == request.auth.uid; }
    match /shared/{id} { allow list: if request.auth.uid in resource.data.members; }
    match /anyOf/{id} { allow list: if resource.data.members.hasAny(request.auth.token.groups); }
    match /findAll/{id} { allow list: if resource.data.members.hasAll(['g1']); }
    match /reversedAny/{id} { allow list: if request.auth.token.groups.hasAny(resource.data.members); }
    match /nested/{id} { allow list: if resource.data.a.b == 1; }
    match /withDefault/{id} { allow list: if resource.data.get('open', true) == true; }
    match /present/{id} { allow list: if 'open' in resource.data; }
    match /ratings/{id} { allow list: if resource.data.n > 4; }
    match /nonnull/{id} { allow list: if resource.data.v != null; }
    match /notx/{id} { allow list: if resource.data.v != 'x'; }
    match /shifted/{id} { allow list: if resource.data.n + 1 != 4; }
    match /flipped/{id} { allow list: if !resource.data.flag != true; }
    match /element/{id} { allow list: if resource.data.list[0] != 'x'; }
    match /joined/{id} { allow list: if resource.data.v.lower() != 'x'; }
    match /chosen/{id} { allow list: if (resource.data.flag ? 1 : 2) != true; }
    match /limited/{id} { allow list: if request.query.limit <= 12; }
    match /offsets/{id} { allow list: if request.query.offset <= 2; }
    match /ordered/{id} { allow list: if request.query.orderBy.f == 'DESC'; }
    match /fixedGet/{id} { allow list: if get(/databases/$(database)/documents/grants/granted).data.uid == request.auth.uid; }
    match /fixedExists/{id} { allow list: if exists(/databases/$(database)/documents/grants/granted); }
    match /dynamicExists/{id} { allow list: if exists(/databases/$(database)/documents/grants/$(resource.data.ref)); }
    match /{prefix=**}/group/{id} { allow list: if owner(); }
    match /parents/{parentId} {
      function parentOwner() { return get(/databases/$(database)/documents/parents/$(parentId)).data.uid == request.auth.uid; }
      function absent(id) { return !exists(/databases/$(database)/documents/parents/$(parentId)/viaFunction/$(id)); }
      match /members/{memberId} {
        allow read: if !exists(/databases/$(database)/documents/parents/$(parentId)/members/$(memberId)) || parentOwner();
      }
      match /viaFunction/{memberId} { allow read: if absent(memberId) || parentOwner(); }
      match /reversed/{memberId} {
        allow read: if parentOwner() || !exists(/databases/$(database)/documents/parents/$(parentId)/reversed/$(memberId));
      }
      match /unknownOnly/{memberId} { allow read: if !exists(/databases/$(database)/documents/parents/$(parentId)/unknownOnly/$(memberId)); }
      match /negatedAnd/{memberId} { allow read: if !(exists(/databases/$(database)/documents/parents/$(parentId)/negatedAnd/$(memberId)) && false); }
      match /literalOr/{memberId} { allow read: if exists(/databases/$(database)/documents/parents/$(parentId)/literalOr/$(memberId)) || true; }
      match /errorOr/{memberId} { allow read: if get(/databases/$(database)/documents/parents/none).data.uid == request.auth.uid || true; }
      match /errorAnd/{memberId} { allow read: if !(get(/databases/$(database)/documents/parents/none).data.uid == request.auth.uid && false); }
      match /budgetOr/{memberId} { allow read: if (${Array.from({ length: 21 }, (_, i) => `exists(/databases/$(database)/documents/many/p${i})`).join(' && ')}) || true; }
    }`),
);

const documents: Documents = {
  'grants/granted': { uid },
  'grants/granted2': { uid },
  'grants/denied': { uid: 'other' },
  'parents/granted': { uid },
  'parents/denied': { uid: 'other' },
  ...Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`many/p${i}`, { exists: true }])),
};

function makeFilter(field: string, op: FieldOperator, plain: Plain): Filter {
  return { kind: 'field', field: field.split('.'), op, value: toValue(plain) };
}
const makeAnd = (...filters: Filter[]): Filter => ({ kind: 'and', filters });
const makeOr = (...filters: Filter[]): Filter => ({ kind: 'or', filters });
const byCreator = makeFilter('createdBy', '==', uid);

function judge(collectionId: string, query: Partial<Query> = {}, verified = true) {
  return ruleset.authorize(
    makeList(
      { collectionId, ...query },
      {
        auth: makeAuth(uid, { groups: ['g1', 'g2'], ...(verified ? { email_verified: true } : {}) }),
        documents: makeReader(documents),
        budget: makeBudget(20),
      },
    ),
  );
}

type Row = [name: string, collection: string, query?: Partial<Query>];

const allowed: Row[] = [
  [
    'owner equality',
    'owned',
    { where: byCreator, orderBy: [{ field: ['updatedAt'], direction: 'desc' }], limit: 12 },
  ],
  ['owner in a list of one', 'owned', { where: makeFilter('createdBy', 'in', [uid]) }],
  ['owner and more', 'owned', { where: makeAnd(byCreator, makeFilter('published', '==', false)) }],
  [
    'or with the owner in every branch',
    'owned',
    {
      where: makeOr(
        makeAnd(byCreator, makeFilter('published', '==', false)),
        makeAnd(byCreator, makeFilter('published', '==', true)),
      ),
    },
  ],
  [
    'owner and a filter nothing meets',
    'owned',
    { where: makeAnd(byCreator, makeFilter('updatedAt', '==', -1)) },
  ],
  ['a granted reference', 'owned', { where: makeFilter('ref', '==', 'granted') }],
  ['granted references', 'owned', { where: makeFilter('ref', 'in', ['granted', 'granted2']) }],
  ['a get that is never reached', 'lazy', { where: byCreator }],
  ['array-contains me', 'shared', { where: makeFilter('members', 'array-contains', uid) }],
  ['array-contains-any of me alone', 'shared', { where: makeFilter('members', 'array-contains-any', [uid]) }],
  ['a nested field', 'nested', { where: makeFilter('a.b', '==', 1) }],
  ['a field of a map the filter fixes', 'nested', { where: makeFilter('a', '==', { b: 1 }) }],
  ['equality in the range', 'ratings', { where: makeFilter('n', '==', 5) }],
  ['a stricter bound', 'ratings', { where: makeFilter('n', '>', 5) }],
  ['a stricter inclusive bound', 'ratings', { where: makeFilter('n', '>=', 5) }],
  ['in within the range', 'ratings', { where: makeFilter('n', 'in', [5, 7]) }],
  ['the same bound', 'ratings', { where: makeFilter('n', '>', 4) }],
  ['not null', 'nonnull', { where: makeFilter('v', '!=', null) }],
  ['not null, as a unary filter', 'nonnull', { where: { kind: 'unary', field: ['v'], op: 'is-not-null' } }],
  ['not x', 'notx', { where: makeFilter('v', '!=', 'x') }],
  ['not in', 'notx', { where: makeFilter('v', 'not-in', ['x', 'y']) }],
  ['limit within', 'limited', { limit: 12 }],
  ['offset within', 'offsets', { offset: 2 }],
  ['no offset', 'offsets'],
  ['descending', 'ordered', { orderBy: [{ field: ['f'], direction: 'desc' }] }],
  ['a fixed get', 'fixedGet'],
  ['a fixed exists', 'fixedExists'],
  ['an existing reference', 'dynamicExists', { where: makeFilter('ref', '==', 'granted') }],
  ['a collection group', 'group', { allDescendants: true, where: byCreator }],
  ['the plain collection of a group', 'group', { where: byCreator }],
  ['a nested collection of a group', 'group', { parent: ['parents', 'p1'], where: byCreator }],
  ['a parent of mine', 'members', { parent: ['parents', 'granted'] }],
  ['a parent of mine, by a function', 'viaFunction', { parent: ['parents', 'granted'] }],
  ['a parent of mine, first', 'reversed', { parent: ['parents', 'granted'] }],
  ['not (unknown and false)', 'negatedAnd', { parent: ['parents', 'granted'] }],
  ['unknown or true', 'literalOr', { parent: ['parents', 'granted'] }],
  ['error or true', 'errorOr', { parent: ['parents', 'granted'] }],
  ['not (error and false)', 'errorAnd', { parent: ['parents', 'granted'] }],
  ['budget error or true', 'budgetOr', { parent: ['parents', 'granted'] }],
];

const denied: Row[] = [
  ['no filter', 'owned'],
  ['another owner', 'owned', { where: makeFilter('createdBy', '==', 'other') }],
  ['owners of whom one is another', 'owned', { where: makeFilter('createdBy', 'in', [uid, 'other']) }],
  ['array-contains is no equality', 'owned', { where: makeFilter('createdBy', 'array-contains', uid) }],
  ['a bound is no equality', 'owned', { where: makeFilter('createdBy', '>=', uid) }],
  [
    'two bounds are no equality',
    'owned',
    { where: makeAnd(makeFilter('createdBy', '>=', uid), makeFilter('createdBy', '<=', uid)) },
  ],
  [
    'or with one branch unguarded',
    'owned',
    { where: makeOr(byCreator, makeFilter('published', '==', true)) },
  ],
  ['a reference not granted', 'owned', { where: makeFilter('ref', '==', 'denied') }],
  ['a reference to nothing', 'owned', { where: makeFilter('ref', '==', 'missing') }],
  ['references of which one is denied', 'owned', { where: makeFilter('ref', 'in', ['granted', 'denied']) }],
  ['array-contains another', 'shared', { where: makeFilter('members', 'array-contains', 'other') }],
  ['any of me and another', 'shared', { where: makeFilter('members', 'array-contains-any', [uid, 'other']) }],
  // Filters prove no method calls: array-contains only proves `in`.
  ['hasAny of my groups, by one of them', 'anyOf', { where: makeFilter('members', 'array-contains', 'g2') }],
  [
    'hasAny of my groups, by both',
    'anyOf',
    { where: makeFilter('members', 'array-contains-any', ['g1', 'g2']) },
  ],
  ['hasAll of what the filter asks for', 'findAll', { where: makeFilter('members', 'array-contains', 'g1') }],
  [
    'hasAny with a group of others',
    'anyOf',
    { where: makeFilter('members', 'array-contains-any', ['g1', 'g3']) },
  ],
  ['hasAny turned around', 'reversedAny', { where: makeFilter('members', 'array-contains', 'g1') }],
  ['a default for an unconstrained field', 'withDefault'],
  ['a default, even with a filter', 'withDefault', { where: makeFilter('open', '==', true) }],
  ['the presence of a field', 'present', { where: makeFilter('open', '==', true) }],
  ['another nested field', 'nested', { where: makeFilter('a.c', '==', 1) }],
  ['no array filter', 'shared'],
  ['a filter on what a sum is made of', 'shifted', { where: makeFilter('n', '!=', 4) }],
  ['a filter on what is negated', 'flipped', { where: makeFilter('flag', '!=', true) }],
  ['a filter on the list around an element', 'element', { where: makeFilter('list', '!=', 'x') }],
  ['a filter on what a method is called on', 'joined', { where: makeFilter('v', '!=', 'x') }],
  ['a filter on a condition', 'chosen', { where: makeFilter('flag', '!=', true) }],
  ['a looser bound', 'ratings', { where: makeFilter('n', '>=', 4) }],
  ['in with one outside', 'ratings', { where: makeFilter('n', 'in', [4, 7]) }],
  ['no range filter', 'ratings'],
  ['limit above', 'limited', { limit: 13 }],
  ['no limit', 'limited'],
  ['offset above', 'offsets', { offset: 3 }],
  ['ascending', 'ordered', { orderBy: [{ field: ['f'], direction: 'asc' }] }],
  ['no order', 'ordered'],
  ['a missing reference', 'dynamicExists', { where: makeFilter('ref', '==', 'missing') }],
  ['an unconstrained reference', 'dynamicExists'],
  ['a collection group unconstrained', 'group', { allDescendants: true }],
  ['a collection group with a root rule alone', 'owned', { allDescendants: true, where: byCreator }],
  ['a parent of another', 'members', { parent: ['parents', 'denied'] }],
  ['a missing parent', 'members', { parent: ['parents', 'missing'] }],
  ['a missing parent, by a function', 'viaFunction', { parent: ['parents', 'missing'] }],
  ['a parent of another, first', 'reversed', { parent: ['parents', 'denied'] }],
  ['an unknown path alone', 'unknownOnly', { parent: ['parents', 'granted'] }],
];

describe('queries under rules are checked by potential results', () => {
  it.each(allowed)('allows %s', (_name, collection, query) => {
    expect(judge(collection, query)).toEqual({ allowed: true, detail: '' });
  });

  it.each(denied)('denies %s', (_name, collection, query) => {
    const verdict = judge(collection, query);
    expect(verdict.allowed).toBe(false);
    expect(verdict.detail).not.toBe('');
  });

  it('denies a proven filter without its claim', () => {
    expect(judge('owned', { where: byCreator }, false).allowed).toBe(false);
  });
});
