import type { Filter } from '../firestore-rest.ts';
import { contains, is, makeQuery, listSubsets, type IssuedQuery } from './query.ts';

const unpaid: Filter = { field: 'state', op: 'IN', value: ['agreed', 'payable'] };

/** Data about one voice, latest first, and what its deletion or withdrawal reads. */
const ofOneVoice: readonly IssuedQuery[] = [
  ...(
    [
      ['audition-queries', 'auditionEntries', [is('talentId'), is('status')], 'uploadedAt'],
      ['recording-sessions', 'recordingSessions', [is('talentId')], 'startsAt'],
      ['sold-licences', 'soldLicences', [is('talentId')], 'soldOn'],
      ['consents', 'consents', [is('userId')], 'at'],
    ] as const
  ).map(([store, collection, where, field]): IssuedQuery =>
    makeQuery(store, collection, where, {
      orderBy: [
        [field, 'DESCENDING'],
        ['__name__', 'DESCENDING'],
      ],
      limit: 20,
    }),
  ),
  makeQuery('earnings', 'earnings', [is('talentId')], { orderBy: [['agreedOn', 'DESCENDING']], limit: 1 }),
  ...['isApproved', 'syntheticVoiceConsent'].map((field): IssuedQuery =>
    makeQuery('audition-queries', 'auditionEntries', [is('talentId'), is('status'), is(field)]),
  ),
  makeQuery('session-files', 'sessionFiles', [
    is('sessionId'),
    { field: 'kind', op: 'IN', value: ['take', 'deliverable'] },
  ]),
];

/** The ledger of an agency, company or voice: all and by stage, with and without a search. */
const licenceLists: readonly IssuedQuery[] = [[], [is('companyId')], [is('talentId')]].flatMap((filters) =>
  listSubsets([contains('words')]).flatMap((search) => {
    const list = (where: readonly Filter[], field: string, order: 'ASCENDING' | 'DESCENDING'): IssuedQuery =>
      makeQuery('sold-licences', 'soldLicences', [is('agencyId'), ...filters, ...search, ...where], {
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

/** Licences, sold usage, earnings and rates. */
export const LEDGER: readonly IssuedQuery[] = [
  ...['voiceId', 'projectId'].map((field) => makeQuery('voice-assets', 'voiceAssets', [is(field)])),
  ...['assetId', 'voiceId', 'projectId'].map((field) => makeQuery('licences', 'licences', [is(field)])),
  makeQuery('voice-assets', 'voiceAssets', [{ field: 'voiceId', op: 'IN', value: ['x', 'y'] }]),
  makeQuery('licences', 'licences', [{ field: 'voiceId', op: 'IN', value: ['x', 'y'] }]),
  makeQuery(
    'rate-tables',
    'rateTables',
    [is('agencyId'), { field: 'validFrom', op: 'LESS_THAN_OR_EQUAL', value: '2026-11-01' }],
    {
      orderBy: [
        ['validFrom', 'DESCENDING'],
        ['version', 'DESCENDING'],
      ],
      limit: 1,
    },
  ),
  makeQuery(
    'rate-tables',
    'rateTables',
    [is('agencyId'), { field: 'validFrom', op: 'GREATER_THAN', value: '2026-11-01' }],
    {
      orderBy: [
        ['validFrom', 'ASCENDING'],
        ['version', 'ASCENDING'],
      ],
      limit: 20,
    },
  ),
  makeQuery('rate-tables', 'rateTables', [is('agencyId')], {
    orderBy: [['version', 'DESCENDING']],
    limit: 1,
  }),
  makeQuery('licences', 'licences', [is('projectId')], { limit: 1 }),
  makeQuery('earnings', 'earnings', [is('orderId')]),
  makeQuery('earnings', 'earnings', [is('talentId'), unpaid]),
  ...[[], [is('talentId')]].map((filters): IssuedQuery =>
    makeQuery(
      'earnings',
      'earnings',
      [
        is('agencyId'),
        ...filters,
        { field: 'agreedOn', op: 'GREATER_THAN_OR_EQUAL', value: '2026-01-01' },
        { field: 'agreedOn', op: 'LESS_THAN_OR_EQUAL', value: '2026-12-31' },
      ],
      { orderBy: [['agreedOn', 'ASCENDING']] },
    ),
  ),
  makeQuery(
    'earnings',
    'earnings',
    [is('agencyId'), is('state'), { field: 'payableOn', op: 'LESS_THAN_OR_EQUAL', value: '2026-01-31' }],
    { orderBy: [['payableOn', 'ASCENDING']], limit: 4000 },
  ),
  makeQuery('earnings', 'earnings', [is('agencyId'), is('isOverpaid', true)], { limit: 4000 }),
  makeQuery('payout-runs', 'payoutRuns', [is('agencyId')], {
    orderBy: [
      ['createdAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  }),
  ...[[is('runId')], [is('runId'), is('state')], [is('agencyId'), is('state')]].map((filters): IssuedQuery =>
    makeQuery('payout-items', 'payoutItems', filters, { limit: 1000 }),
  ),
  makeQuery('payout-items', 'payoutItems', [is('runId'), is('talentId')], { limit: 1 }),
  makeQuery('payout-items', 'payoutItems', [is('agencyId'), is('talentId'), is('state')], {
    orderBy: [['paidOn', 'DESCENDING']],
    limit: 100,
  }),
  ...[[is('agencyId'), is('talentId')], [is('agencyId')], [is('agencyId'), is('state')]].map(
    (filters): IssuedQuery =>
      makeQuery('self-billed-papers', 'selfBilledPapers', filters, {
        orderBy: [
          ['issuedOn', 'DESCENDING'],
          ['__name__', 'DESCENDING'],
        ],
        limit: 100,
      }),
  ),
  makeQuery(
    'self-billed-papers',
    'selfBilledPapers',
    [{ field: 'dueAt', op: 'LESS_THAN_OR_EQUAL', value: new Date(1) }],
    { orderBy: [['dueAt', 'ASCENDING']], limit: 100 },
  ),
  makeQuery('self-billing-agreements', 'selfBillingAgreements', [is('agencyId'), is('talentId')], {
    limit: 100,
  }),
  makeQuery('self-billing-agreements', 'selfBillingAgreements', [is('agencyId'), is('state')]),
  makeQuery('talent-invoices', 'talentInvoices', [is('agencyId'), is('talentId')], {
    orderBy: [['uploadedAt', 'DESCENDING']],
    limit: 100,
  }),
  ...(
    [
      ['invoices', 'invoices', 'issuedOn'],
      ['invoices', 'invoices', 'issued.issuedOn'],
      ['orders', 'payments', 'receivedOn'],
      ['payout-items', 'payoutItems', 'paidOn'],
    ] as const
  ).map(([store, collection, field]): IssuedQuery =>
    makeQuery(store, collection, [
      is('agencyId'),
      { field, op: 'GREATER_THAN_OR_EQUAL', value: '2026-11-01' },
      { field, op: 'LESS_THAN_OR_EQUAL', value: '2026-11-30' },
    ]),
  ),
  makeQuery('orders', 'orders', [is('agencyId'), { field: 'billDueAt', op: 'GREATER_THAN', value: 'x' }], {
    orderBy: [['billDueAt', 'ASCENDING']],
    limit: 100,
  }),
  makeQuery('invoices', 'invoices', [is('agencyId'), is('awaitsIssue', true)], {
    orderBy: [['issuedOn', 'DESCENDING']],
    limit: 100,
  }),
  ...[[], [is('talentId')]].map((filters) =>
    makeQuery('earning-locks', 'earningLocks', [is('agencyId'), ...filters]),
  ),
  makeQuery('bank-entries', 'bankEntries', [is('agencyId'), is('state')], {
    orderBy: [
      ['bookedOn', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 100,
  }),
  makeQuery('orders', 'orders', [is('agencyId'), is('state')], {
    orderBy: [['updatedAt', 'DESCENDING']],
    limit: 1000,
  }),
  ...['CreditedFees', 'EarningsCard'].map((component): IssuedQuery =>
    makeQuery(`web/src/features/orders/components/${component}.tsx`, 'earnings', [
      is('agencyId'),
      is('orderId'),
    ]),
  ),
  ...[[], [is('state')]].map((which): IssuedQuery =>
    makeQuery('earnings', 'earnings', [is('agencyId'), is('talentId'), ...which], {
      orderBy: [
        ['agreedOn', 'DESCENDING'],
        ['__name__', 'DESCENDING'],
      ],
      limit: 100,
    }),
  ),
  makeQuery('web/src/features/orders/components/UnmatchedPayments.tsx', 'paymentEvents', [
    is('agencyId'),
    is('orderId'),
  ]),
  makeQuery('web/src/features/rateTables/data/useRateTables.ts', 'rateTables', [is('agencyId')], {
    orderBy: [['version', 'DESCENDING']],
    limit: 50,
  }),
  makeQuery('sold-licences', 'soldLicences', [is('orderId')]),
  makeQuery('sold-licences', 'soldLicences', [is('agencyId'), is('talentId'), is('state')]),
  makeQuery('earnings', 'earnings', [is('agencyId'), is('talentId')]),
  makeQuery('sold-licences', 'soldLicences', [is('state'), is('liveThrough')]),
  makeQuery('sold-licences', 'soldLicences', [is('voiceId'), is('state')]),
  makeQuery('sold-licences', 'soldLicences', [is('orderId'), is('talentId')]),
  ...licenceLists,
  ...ofOneVoice,
  makeQuery('use-reports', 'useReports', [{ field: 'licenceId', op: 'IN', value: ['x', 'y'] }]),
  ...[[], [is('agencyId'), is('companyId')]].map((filters): IssuedQuery =>
    makeQuery(
      'sold-licences',
      'soldLicences',
      [...filters, { field: 'remindAt', op: 'LESS_THAN_OR_EQUAL', value: 'x' }],
      { orderBy: [['remindAt', 'ASCENDING']], limit: 200 },
    ),
  ),
  makeQuery('exclusivities', 'exclusivities', [{ field: 'talentId', op: 'IN', value: ['x', 'y'] }]),
  makeQuery('exclusivities', 'exclusivities', [is('orderId')]),
  makeQuery('ledger-orders', 'ledgerOrders', [{ field: 'dueAt', op: 'LESS_THAN_OR_EQUAL', value: 'x' }], {
    orderBy: [
      ['dueAt', 'ASCENDING'],
      ['__name__', 'ASCENDING'],
    ],
    limit: 50,
  }),
];
