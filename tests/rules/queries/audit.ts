import { KEPT_AND_HANDED_OUT, PERSONAL_RECORDS } from '../../../functions/src/privacy/personal-records.ts';
import { ADDRESS_COPIES } from '../../../functions/src/records/address-copies.ts';
import type { Filter } from '../firestore-rest.ts';
import { contains, is, stored, subsets, type IssuedQuery } from './query.ts';

/** The audit log of an agency: by whom, of which record and what was done, each or not, in a span of time or in all of it. */
const auditLogs: readonly IssuedQuery[] = subsets([is('by'), is('subject'), is('action')]).flatMap((cut) =>
  subsets<Filter>([
    { field: 'at', op: 'GREATER_THAN_OR_EQUAL', value: new Date(0) },
    { field: 'at', op: 'LESS_THAN', value: new Date(1) },
  ]).map((span) => ({
    source: stored('audit-records'),
    collection: 'audit',
    where: [is('agencyId'), ...cut, ...span],
    orderBy: [
      ['at', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  })),
);

/** A record of the audit that waits for its seal. */
const notSealed: Filter = { field: 'seq', op: 'EQUAL', value: null };

const mentions = 'functions/src/privacy/audit-store.ts';
const privacy = 'functions/src/privacy/store.ts';

/** Of the audit log, and of what is held of a person, wherever it is. */
export const AUDIT: readonly IssuedQuery[] = [
  ...auditLogs,
  {
    source: stored('audit-records'),
    collection: 'audit',
    where: [notSealed],
    orderBy: [['at', 'ASCENDING']],
    limit: 200,
  },
  {
    source: stored('audit-records'),
    collection: 'audit',
    where: [is('agencyId'), notSealed],
    orderBy: [['at', 'ASCENDING']],
    limit: 200,
  },
  { source: stored('audit-records'), collection: 'audit', where: [is('agencyId'), notSealed] },
  {
    source: stored('audit-records'),
    collection: 'audit',
    where: [is('agencyId'), { field: 'seq', op: 'GREATER_THAN', value: 7 }],
    orderBy: [['seq', 'ASCENDING']],
    limit: 300,
  },
  {
    source: stored('audit-records'),
    collection: 'audit',
    orderBy: [['__name__', 'ASCENDING']],
    limit: 200,
  },
  ...ADDRESS_COPIES.map(({ collection, by }) => ({
    source: stored('address-copies'),
    collection,
    where: [is(by)],
  })),
  ...[...PERSONAL_RECORDS, ...KEPT_AND_HANDED_OUT]
    .filter(({ by }) => by !== 'id')
    .map(({ collection, by }) => ({
      source: privacy,
      collection,
      where: [is(by)],
      limit: 200,
    })),
  ...['audit', 'mail'].map((collection) => ({ source: mentions, collection, where: [is('agencyId')] })),
  ...['by', 'as'].map((field) => ({ source: mentions, collection: 'audit', where: [is(field)] })),
  {
    source: mentions,
    collection: 'audit',
    where: [{ field: 'subject', op: 'IN', value: ['talents/x', 'users/x'] }],
  },
  { source: privacy, collection: 'castings', where: [contains('hideTalentFromPreviewList')] },
  { source: privacy, collection: 'reportInvites', where: [is('signers.CLIENT.email')] },
];
