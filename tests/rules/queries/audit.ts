import {
  RETAINED_AND_EXPORTED,
  PERSONAL_RECORDS,
} from '../../../functions/src/features/privacy/erasure/personal-records.ts';
import { ADDRESS_COPIES } from '../../../functions/src/work/collections/address-copies.ts';
import type { Filter } from '../firestore-rest.ts';
import { contains, is, makeQuery, getStorePath, listSubsets, type IssuedQuery } from './query.ts';

/** An agency's audit log: by actor, record and action, each optional, with and without a time span. */
const auditLogs: readonly IssuedQuery[] = listSubsets([is('by'), is('subject'), is('action')]).flatMap(
  (cut) =>
    listSubsets<Filter>([
      { field: 'at', op: 'GREATER_THAN_OR_EQUAL', value: new Date(0) },
      { field: 'at', op: 'LESS_THAN', value: new Date(1) },
    ]).map((span) =>
      makeQuery('audit-records', 'audit', [is('agencyId'), ...cut, ...span], {
        orderBy: [
          ['at', 'DESCENDING'],
          ['__name__', 'DESCENDING'],
        ],
        limit: 25,
      }),
    ),
);

const notSealed: Filter = { field: 'seq', op: 'EQUAL', value: null };

const mentions = 'functions/src/features/privacy/erasure/audit-store.ts';
const privacy = 'functions/src/features/privacy/erasure/store.ts';

export const AUDIT: readonly IssuedQuery[] = [
  ...auditLogs,
  makeQuery('audit-records', 'audit', [notSealed], { orderBy: [['at', 'ASCENDING']], limit: 200 }),
  makeQuery('audit-records', 'audit', [is('agencyId'), notSealed], {
    orderBy: [['at', 'ASCENDING']],
    limit: 200,
  }),
  makeQuery('audit-records', 'audit', [is('agencyId'), notSealed]),
  makeQuery('audit-records', 'audit', [is('agencyId'), { field: 'seq', op: 'GREATER_THAN', value: 7 }], {
    orderBy: [['seq', 'ASCENDING']],
    limit: 300,
  }),
  {
    source: getStorePath('audit-records'),
    collection: 'audit',
    orderBy: [['__name__', 'ASCENDING']],
    limit: 200,
  },
  ...ADDRESS_COPIES.map(({ collection, by }) =>
    makeQuery('functions/src/work/records/address-copies.ts', collection, [is(by)]),
  ),
  ...[...PERSONAL_RECORDS, ...RETAINED_AND_EXPORTED]
    .filter(({ by }) => by !== 'id')
    .map(({ collection, by }) => makeQuery(privacy, collection, [is(by)], { limit: 200 })),
  ...['audit', 'mail'].map((collection) => makeQuery(mentions, collection, [is('agencyId')])),
  ...['by', 'as'].map((field) => makeQuery(mentions, 'audit', [is(field)])),
  makeQuery(mentions, 'audit', [{ field: 'subject', op: 'IN', value: ['talents/x', 'users/x'] }]),
  makeQuery(privacy, 'castings', [contains('hideTalentFromPreviewList')]),
  makeQuery(privacy, 'reportInvites', [is('signers.CLIENT.email')]),
];
