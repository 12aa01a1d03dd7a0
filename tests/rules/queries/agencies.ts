import { is, stored, type IssuedQuery } from './query.ts';

/** Of agencies: settings, mail, programs of their own, enquiries; and reference data. */
export const AGENCIES: readonly IssuedQuery[] = [
  {
    source: stored('stuck-mail'),
    collection: 'stuckMail',
    where: [is('agencyId'), is('reason', 'undeliverable')],
    limit: 300,
  },
  {
    source: stored('mail'),
    collection: 'mail',
    where: [
      { field: 'state', op: 'IN', value: ['queued', 'sending'] },
      { field: 'nextAttemptAt', op: 'LESS_THAN_OR_EQUAL', value: new Date(0) },
    ],
    orderBy: [['nextAttemptAt', 'ASCENDING']],
    limit: 100,
  },
  { source: stored('agency-slugs'), collection: 'agencySlugs', where: [is('agencyId')] },
  {
    source: stored('agencies'),
    collection: 'agencies',
    where: [is('slug')],
    limit: 1,
  },
  {
    source: stored('agencies'),
    collection: 'agencies',
    where: [],
    orderBy: [['publicName', 'ASCENDING']],
    limit: 200,
  },
  { source: stored('webhooks'), collection: 'webhooks', where: [is('agencyId')], limit: 10 },
  ...[[], [is('state')]].map((cut): IssuedQuery => ({
    source: stored('enquiries'),
    collection: 'enquiries',
    where: [is('agencyId'), ...cut],
    orderBy: [
      ['createdAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  })),
  { source: stored('enquiries'), collection: 'enquiries', where: [is('agencyId'), is('state')] },
  {
    source: stored('webhook-deliveries'),
    collection: 'webhookDeliveries',
    where: [
      { field: 'state', op: 'IN', value: ['waiting', 'sending'] },
      { field: 'nextAttemptAt', op: 'LESS_THAN_OR_EQUAL', value: new Date(0) },
    ],
    orderBy: [['nextAttemptAt', 'ASCENDING']],
    limit: 200,
  },
  {
    source: stored('webhook-deliveries'),
    collection: 'webhookDeliveries',
    where: [is('agencyId'), is('webhookId')],
    orderBy: [
      ['createdAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  },
  {
    source: stored('webhook-deliveries'),
    collection: 'webhookDeliveries',
    where: [is('agencyId'), is('webhookId'), is('state')],
    orderBy: [
      ['createdAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  },
  {
    source: stored('webhook-deliveries'),
    collection: 'webhookDeliveries',
    where: [is('agencyId'), is('webhookId'), is('event')],
    orderBy: [
      ['createdAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  },
  {
    source: stored('webhook-deliveries'),
    collection: 'webhookDeliveries',
    where: [is('agencyId'), is('webhookId'), is('state'), is('event')],
    orderBy: [
      ['createdAt', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  },
  { source: stored('api-keys'), collection: 'apiKeys', where: [is('agencyId')], limit: 200 },
  // What figures are compared with.
  ...[stored('audition-weeks'), 'functions/src/copies/figures.ts'].map((source) => ({
    source,
    collection: 'auditionWeeks',
    where: [is('agencyId'), { field: 'week', op: 'IN', value: ['2026-01-05', '2026-01-12'] } as const],
  })),
  ...(
    [
      ['auditionEntries', 'createdAt'],
      ['auditionEntries', 'uploadedAt'],
      ['invoices', 'issuedOn'],
    ] as const
  ).map(([collection, field]): IssuedQuery => ({
    source: 'functions/src/copies/figures.ts',
    collection,
    where: [is('agencyId'), { field, op: 'GREATER_THAN_OR_EQUAL', value: '2026-01-01' }],
  })),
  ...['talentId', 'email'].map((field) => ({
    source: stored('talent-invites'),
    collection: 'selfServiceInvites',
    where: [is(field)],
    limit: 100,
  })),
  { source: stored('reference-data'), collection: 'catalog', orderBy: [['sort', 'ASCENDING']] },
  { source: stored('reference-data'), collection: 'languages', orderBy: [['name', 'ASCENDING']] },
  { source: stored('reference-data'), collection: 'countries', orderBy: [['name', 'ASCENDING']] },
];
