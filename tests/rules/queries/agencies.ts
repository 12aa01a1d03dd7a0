import { is, makeQuery, getStorePath, type IssuedQuery } from './query.ts';

/** Agencies: settings, mail, API keys, enquiries; and reference data. */
export const AGENCIES: readonly IssuedQuery[] = [
  makeQuery('stuck-mail', 'stuckMail', [is('agencyId'), is('reason', 'undeliverable')], { limit: 300 }),
  makeQuery(
    'mail',
    'mail',
    [
      { field: 'state', op: 'IN', value: ['queued', 'sending'] },
      { field: 'nextAttemptAt', op: 'LESS_THAN_OR_EQUAL', value: new Date(0) },
    ],
    { orderBy: [['nextAttemptAt', 'ASCENDING']], limit: 100 },
  ),
  makeQuery('mail', 'mail', [is('to'), is('state', 'sent')], {
    orderBy: [['sentAt', 'DESCENDING']],
    limit: 1,
  }),
  makeQuery('agency-slugs', 'agencySlugs', [is('agencyId')]),
  makeQuery('agencies', 'agencies', [is('slug')], { limit: 1 }),
  makeQuery('agencies', 'agencies', [{ field: 'senderAddress', op: 'GREATER_THAN', value: '' }]),
  makeQuery('agencies', 'agencies', [], { orderBy: [['publicName', 'ASCENDING']], limit: 200 }),
  makeQuery('webhooks', 'webhooks', [is('agencyId')], { limit: 10 }),
  ...[[], [is('state')]].map((cut): IssuedQuery =>
    makeQuery('enquiries', 'enquiries', [is('agencyId'), ...cut], {
      orderBy: [
        ['createdAt', 'DESCENDING'],
        ['__name__', 'DESCENDING'],
      ],
      limit: 25,
    }),
  ),
  makeQuery('enquiries', 'enquiries', [is('agencyId'), is('state')]),
  makeQuery('enquiries', 'enquiries', [is('userId'), is('projectId')], {
    orderBy: [['createdAt', 'DESCENDING']],
    limit: 25,
  }),
  makeQuery(
    'webhook-deliveries',
    'webhookDeliveries',
    [
      { field: 'state', op: 'IN', value: ['waiting', 'sending'] },
      { field: 'nextAttemptAt', op: 'LESS_THAN_OR_EQUAL', value: new Date(0) },
    ],
    { orderBy: [['nextAttemptAt', 'ASCENDING']], limit: 200 },
  ),
  makeQuery('webhook-deliveries', 'webhookDeliveries', [is('agencyId'), is('webhookId')], {
    orderBy: [
      ['createdAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  }),
  makeQuery('webhook-deliveries', 'webhookDeliveries', [is('agencyId'), is('webhookId'), is('state')], {
    orderBy: [
      ['createdAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  }),
  makeQuery('webhook-deliveries', 'webhookDeliveries', [is('agencyId'), is('webhookId'), is('event')], {
    orderBy: [
      ['createdAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  }),
  makeQuery(
    'webhook-deliveries',
    'webhookDeliveries',
    [is('agencyId'), is('webhookId'), is('state'), is('event')],
    {
      orderBy: [
        ['createdAt', 'DESCENDING'],
        ['__name__', 'DESCENDING'],
      ],
      limit: 25,
    },
  ),
  makeQuery('api-keys', 'apiKeys', [is('agencyId')], { limit: 200 }),
  // Sources of the figures.
  ...[getStorePath('audition-weeks'), 'functions/src/work/copies/figures.ts'].map((source) =>
    makeQuery(source, 'auditionWeeks', [
      is('agencyId'),
      { field: 'week', op: 'IN', value: ['2026-01-05', '2026-01-12'] } as const,
    ]),
  ),
  ...(
    [
      ['auditionEntries', 'createdAt'],
      ['auditionEntries', 'uploadedAt'],
      ['invoices', 'issuedOn'],
    ] as const
  ).map(([collection, field]): IssuedQuery =>
    makeQuery('functions/src/work/copies/figures.ts', collection, [
      is('agencyId'),
      { field, op: 'GREATER_THAN_OR_EQUAL', value: '2026-01-01' },
    ]),
  ),
  ...['talentId', 'email'].map((field) =>
    makeQuery('talent-invites', 'selfServiceInvites', [is(field)], { limit: 100 }),
  ),
  { source: getStorePath('reference-data'), collection: 'catalog', orderBy: [['sort', 'ASCENDING']] },
  { source: getStorePath('reference-data'), collection: 'languages', orderBy: [['name', 'ASCENDING']] },
  { source: getStorePath('reference-data'), collection: 'countries', orderBy: [['name', 'ASCENDING']] },
];
