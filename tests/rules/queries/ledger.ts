import type { Filter } from '../firestore-rest.ts';
import { contains, is, stored, subsets, type IssuedQuery } from './query.ts';

/** What is held of one voice, part by part, the latest first; and what of it goes, or is withdrawn, at once. */
const ofOneVoice: readonly IssuedQuery[] = [
  ...(
    [
      ['audition-queries', 'auditionEntries', [is('talentId'), is('status')], 'uploadedAt'],
      ['recording-sessions', 'recordingSessions', [is('talentId')], 'startsAt'],
      ['sold-licences', 'soldLicences', [is('talentId')], 'soldOn'],
      ['consents', 'consents', [is('userId')], 'at'],
    ] as const
  ).map(([store, collection, where, field]): IssuedQuery => ({
    source: stored(store),
    collection,
    where,
    orderBy: [
      [field, 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 20,
  })),
  {
    source: stored('earnings'),
    collection: 'earnings',
    where: [is('talentId')],
    orderBy: [['agreedOn', 'DESCENDING']],
    limit: 1,
  },
  ...['isApproved', 'syntheticVoiceConsent'].map((field): IssuedQuery => ({
    source: stored('audition-queries'),
    collection: 'auditionEntries',
    where: [is('talentId'), is('status'), is(field)],
  })),
  {
    source: stored('session-files'),
    collection: 'sessionFiles',
    where: [is('sessionId'), { field: 'kind', op: 'IN', value: ['take', 'deliverable'] }],
  },
];

/** The ledger as an agency, a company or a voice has it: all of it, and by stage, each with a search or without. */
const licenceLists: readonly IssuedQuery[] = [[], [is('companyId')], [is('talentId')]].flatMap((whose) =>
  subsets([contains('words')]).flatMap((search) => {
    const list = (
      where: readonly Filter[],
      field: string,
      order: 'ASCENDING' | 'DESCENDING',
    ): IssuedQuery => ({
      source: stored('sold-licences'),
      collection: 'soldLicences',
      where: [is('agencyId'), ...whose, ...search, ...where],
      orderBy: [
        [field, order],
        ['__name__', order],
      ],
      limit: 25,
    });
    const live = is('state', 'live');
    const notBefore: Filter = { field: 'liveThrough', op: 'GREATER_THAN_OR_EQUAL', value: '2026-01-01' };
    const notAfter: Filter = { field: 'liveThrough', op: 'LESS_THAN_OR_EQUAL', value: '2026-01-31' };
    const over: Filter = { field: 'liveThrough', op: 'LESS_THAN', value: '2026-01-01' };
    return [
      list([live], 'soldOn', 'DESCENDING'),
      list([{ field: 'state', op: 'IN', value: ['x', 'y'] }], 'soldOn', 'DESCENDING'),
      list([live, { field: 'liveThrough', op: 'EQUAL', value: null }], 'soldOn', 'DESCENDING'),
      list([live, notBefore], 'liveThrough', 'ASCENDING'),
      list([live, notBefore, notAfter], 'liveThrough', 'ASCENDING'),
      list([live, over], 'liveThrough', 'DESCENDING'),
    ];
  }),
);

/** Of licences, what was sold, what it earns, and the rates by which it is priced. */
export const LEDGER: readonly IssuedQuery[] = [
  ...['voiceId', 'projectId'].map((field) => ({
    source: stored('voice-assets'),
    collection: 'voiceAssets',
    where: [is(field)],
  })),
  ...['assetId', 'voiceId', 'projectId'].map((field) => ({
    source: stored('licences'),
    collection: 'licences',
    where: [is(field)],
  })),
  {
    source: stored('rate-tables'),
    collection: 'rateTables',
    where: [is('agencyId'), { field: 'validFrom', op: 'LESS_THAN_OR_EQUAL', value: '2026-11-01' }],
    orderBy: [
      ['validFrom', 'DESCENDING'],
      ['version', 'DESCENDING'],
    ],
    limit: 1,
  },
  {
    source: stored('rate-tables'),
    collection: 'rateTables',
    where: [is('agencyId'), { field: 'validFrom', op: 'GREATER_THAN', value: '2026-11-01' }],
    orderBy: [
      ['validFrom', 'ASCENDING'],
      ['version', 'ASCENDING'],
    ],
    limit: 20,
  },
  {
    source: stored('rate-tables'),
    collection: 'rateTables',
    where: [is('agencyId')],
    orderBy: [['version', 'DESCENDING']],
    limit: 1,
  },
  {
    source: stored('licences'),
    collection: 'licences',
    where: [is('projectId')],
    limit: 1,
  },
  { source: stored('earnings'), collection: 'earnings', where: [is('orderId')] },
  ...[[], [is('talentId')]].map((whose): IssuedQuery => ({
    source: stored('earnings'),
    collection: 'earnings',
    where: [
      is('agencyId'),
      ...whose,
      { field: 'agreedOn', op: 'GREATER_THAN_OR_EQUAL', value: '2026-01-01' },
      { field: 'agreedOn', op: 'LESS_THAN_OR_EQUAL', value: '2026-12-31' },
    ],
    orderBy: [['agreedOn', 'ASCENDING']],
  })),
  ...[[], [is('talentId')]].map((whose): IssuedQuery => ({
    source: stored('earnings'),
    collection: 'earnings',
    where: [
      is('agencyId'),
      ...whose,
      { field: 'payableOn', op: 'GREATER_THAN_OR_EQUAL', value: '2026-01-01' },
      { field: 'payableOn', op: 'LESS_THAN_OR_EQUAL', value: '2026-01-31' },
    ],
    orderBy: [['payableOn', 'ASCENDING']],
  })),
  {
    source: 'web/src/features/orders/components/EarningsCard.tsx',
    collection: 'earnings',
    where: [is('agencyId'), is('orderId')],
  },
  ...[[], [is('state')]].map((which): IssuedQuery => ({
    source: stored('earnings'),
    collection: 'earnings',
    where: [is('agencyId'), is('talentId'), ...which],
    orderBy: [
      ['agreedOn', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 100,
  })),
  {
    source: 'web/src/features/orders/components/UnmatchedPayments.tsx',
    collection: 'paymentEvents',
    where: [is('agencyId'), is('orderId')],
  },
  {
    source: 'web/src/features/rateTables/data/rateTableCalls.ts',
    collection: 'rateTables',
    where: [is('agencyId')],
    orderBy: [['version', 'DESCENDING']],
    limit: 50,
  },
  { source: stored('sold-licences'), collection: 'soldLicences', where: [is('orderId')] },
  { source: stored('sold-licences'), collection: 'soldLicences', where: [is('state'), is('liveThrough')] },
  { source: stored('sold-licences'), collection: 'soldLicences', where: [is('voiceId'), is('state')] },
  { source: stored('sold-licences'), collection: 'soldLicences', where: [is('orderId'), is('talentId')] },
  ...licenceLists,
  ...ofOneVoice,
  {
    source: stored('use-reports'),
    collection: 'useReports',
    where: [{ field: 'licenceId', op: 'IN', value: ['x', 'y'] }],
  },
  ...[[], [is('agencyId'), is('companyId')]].map((whose): IssuedQuery => ({
    source: stored('sold-licences'),
    collection: 'soldLicences',
    where: [...whose, { field: 'remindAt', op: 'LESS_THAN_OR_EQUAL', value: 'x' }],
    orderBy: [['remindAt', 'ASCENDING']],
    limit: 200,
  })),
  {
    source: stored('ledger-orders'),
    collection: 'ledgerOrders',
    where: [{ field: 'dueAt', op: 'LESS_THAN_OR_EQUAL', value: 'x' }],
    orderBy: [
      ['dueAt', 'ASCENDING'],
      ['__name__', 'ASCENDING'],
    ],
    limit: 50,
  },
];
