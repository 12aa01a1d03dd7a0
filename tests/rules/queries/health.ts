import { FILE_OWNERS } from '../../../domain/src/health/health.ts';
import { COPY_SOURCES } from '../../../domain/src/health/health.schema.ts';
import type { Filter } from '../firestore-rest.ts';
import { makeQuery, type IssuedQuery } from './query.ts';

const is = (field: string, value: string | boolean | null = 'x'): Filter => ({ field, op: 'EQUAL', value });
const isUntil = (field: string): Filter => ({ field, op: 'LESS_THAN_OR_EQUAL', value: new Date(1) });
const ofOneAgency = is('agencyId');

/** An agency's overdue work: the first record and the count. */
const makeDueQuery = (
  store: string,
  collection: string,
  field: string,
  ...where: readonly Filter[]
): IssuedQuery => ({
  source: `functions/src/work/collections/${store}.ts`,
  collection,
  where: [ofOneAgency, ...where, isUntil(field)],
  orderBy: [
    [field, 'ASCENDING'],
    ['__name__', 'ASCENDING'],
  ],
  limit: 100,
});

const SHARED: readonly string[] = [
  'talents',
  'curationTickets',
  'engineerAssignments',
  'talentCache',
  'demoCache',
];

/** An agency's records sorted by id. */
const page = (source: string, collection: string): IssuedQuery =>
  makeQuery(
    source,
    collection,
    [SHARED.includes(collection) ? { field: 'agencyIds', op: 'ARRAY_CONTAINS', value: 'x' } : ofOneAgency],
    { orderBy: [['__name__', 'ASCENDING']], limit: 20 },
  );

const failedOfWebhooks: IssuedQuery = makeQuery(
  'functions/src/work/collections/webhook-deliveries.ts',
  'webhookDeliveries',
  [
    ofOneAgency,
    { field: 'webhookId', op: 'IN', value: ['x', 'y'] },
    is('state', 'failed'),
    { field: 'createdAt', op: 'GREATER_THAN_OR_EQUAL', value: new Date(0) },
  ],
  { orderBy: [['createdAt', 'DESCENDING']], limit: 50 },
);

const BY_TALENT = [
  'demos',
  'demoDossiers',
  'demoCache',
  'talentRateCards',
  'rehearsals',
  'testedVoices',
  'roster',
  'castingDemos',
  'auditionEntries',
  'vacations',
  'talentTerms',
  'talentScores',
  'engineerAssignments',
];

const compared: readonly IssuedQuery[] = (
  [
    // Sources of read models, and their copies.
    ...BY_TALENT.map((collection) => ['projected-state', collection, ['talentId']] as const),
    ['projected-state', 'memberships', ['userId']],
    ['projected-state', 'castingDemos', ['demoId']],
    ['projected-state', 'demos', ['curationTicketId']],
    ['accounts', 'memberships', ['userId']],
    ['counts', 'demos', ['curationTicketId']],
    ['counts', 'castingDemos', ['castingId']],
    ['counts', 'voiceComments', ['castingId']],
    ['counts', 'voices', ['projectId']],
    ['counts', 'castingDemos', ['projectId']],
    ['counts', 'auditionEntries', ['projectId']],
    ['counts', 'availabilityRequests', ['projectId']],
    ['ledger', 'soldLicences', ['talentId', 'state']],
    ['summaries', 'rehearsals', ['agencyId']],
  ] as const
).map(([source, collection, fields]) => ({
  source: `functions/src/work/copies/${source}.ts`,
  collection,
  where: fields.map((field) => is(field)),
}));

export const HEALTH: readonly IssuedQuery[] = [
  makeDueQuery('audition-queries', 'auditionEntries', 'remindAt'),
  makeDueQuery('audition-queries', 'auditionEntries', 'outcomeDueAt'),
  makeDueQuery('audition-queries', 'auditionEntries', 'countDueAt'),
  makeDueQuery('audition-dossiers', 'auditionDossiers', 'extension.remindAt'),
  makeDueQuery('audition-dossiers', 'auditionDossiers', 'extension.outcomeDueAt'),
  makeDueQuery('availability-requests', 'availabilityRequests', 'remindAt'),
  makeDueQuery('availability-requests', 'availabilityRequests', 'option.endsAt', is('state', 'held')),
  makeDueQuery('session-reports', 'recordingSessionReports', 'remindAt'),
  makeDueQuery('deliveries', 'deliveries', 'remindAt'),
  makeDueQuery('self-billed-papers', 'selfBilledPapers', 'dueAt'),
  makeDueQuery('orders', 'orders', 'billDueAt'),
  makeDueQuery('orders', 'orders', 'letterDueAt'),
  makeDueQuery('casting-demos', 'castingDemos', 'outcomesDueAt'),
  makeDueQuery('ledger-orders', 'ledgerOrders', 'dueAt'),
  makeDueQuery('sold-licences', 'soldLicences', 'remindAt'),
  makeDueQuery('audit-records', 'audit', 'at', is('seq', null)),
  makeDueQuery('memberships', 'memberships', 'decidedAt', is('announce', true)),
  makeDueQuery('webhook-deliveries', 'webhookDeliveries', 'nextAttemptAt', {
    field: 'state',
    op: 'IN',
    value: ['waiting', 'sending'],
  }),
  makeDueQuery('mail', 'mail', 'nextAttemptAt', { field: 'state', op: 'IN', value: ['queued', 'sending'] }),
  makeQuery(
    'functions/src/work/collections/mail.ts',
    'mail',
    [ofOneAgency, { field: 'state', op: 'IN', value: ['queued', 'sending'] }],
    { orderBy: [['createdAt', 'ASCENDING']], limit: 1 },
  ),
  makeQuery(
    'functions/src/work/collections/stuck-mail.ts',
    'stuckMail',
    [ofOneAgency, is('state', 'failed')],
    {
      limit: 50,
    },
  ),
  makeQuery(
    'functions/src/work/collections/stuck-mail.ts',
    'stuckMail',
    [ofOneAgency, is('state', 'queued'), { field: 'nextAttemptAt', op: 'GREATER_THAN', value: new Date(0) }],
    { orderBy: [['nextAttemptAt', 'ASCENDING']], limit: 50 },
  ),
  // Unfinished deletions: those to continue, and overdue ones.
  ...[[], [isUntil('erasingSince')]].map((late): IssuedQuery =>
    makeQuery(
      'functions/src/work/collections/deletion-requests.ts',
      'deletionRequests',
      [is('state', 'erasing'), { field: 'agencyIds', op: 'ARRAY_CONTAINS', value: 'x' }, ...late],
      { orderBy: [['erasingSince', 'ASCENDING']], limit: 20 },
    ),
  ),
  makeQuery(
    'functions/src/work/collections/call-windows.ts',
    'rateLimits',
    [
      { field: 'agencyIds', op: 'ARRAY_CONTAINS', value: 'x' },
      is('isNear', true),
      { field: 'endsAt', op: 'GREATER_THAN', value: new Date(0) },
    ],
    { orderBy: [['endsAt', 'ASCENDING']], limit: 20 },
  ),
  ...(
    [
      ['audit', 'subject'],
      ['memberships', 'userId'],
    ] as const
  ).map(([collection, field]): IssuedQuery =>
    makeQuery('functions/src/work/collections/sourced-invitation.ts', collection, [is(field)]),
  ),
  failedOfWebhooks,
  { ...failedOfWebhooks, where: (failedOfWebhooks.where ?? []).filter(({ field }) => field !== 'webhookId') },
  makeQuery('functions/src/work/copies/agency-sources.ts', 'memberships', [ofOneAgency, is('userId')], {
    limit: 1,
  }),
  ...COPY_SOURCES.map((collection) =>
    page('functions/src/work/copies/agency-sources.ts', collection === 'users' ? 'memberships' : collection),
  ),
  ...compared,
  ...FILE_OWNERS.filter((collection) => collection !== 'agencies').map((collection) =>
    page('functions/src/platform/storage/owned-files.ts', collection),
  ),
  ...(
    [
      ['demos', 'talentId'],
      ['auditions', 'projectId'],
      ['sessionFiles', 'sessionId'],
      ['deliveryUploads', 'sessionId'],
      ['agencyLogos', 'agencyId'],
    ] as const
  ).map(([collection, field]): IssuedQuery =>
    makeQuery('functions/src/platform/storage/owned-files.ts', collection, [is(field)]),
  ),
];
