import type { Filter } from '../firestore-rest.ts';
import { makeQuery, isAfter, type IssuedQuery } from './query.ts';

const is = (field: string, value: string | boolean | null = 'x'): Filter => ({ field, op: 'EQUAL', value });
const isOf: Filter = { field: 'agencyId', op: 'IN', value: ['x'] };
const isUntil = (field: string): Filter => ({ field, op: 'LESS_THAN_OR_EQUAL', value: new Date(1) });

const makeFirstQuery = (
  store: string,
  collection: string,
  where: readonly Filter[],
  orderBy?: string,
): IssuedQuery => ({
  source: `functions/src/work/collections/${store}.ts`,
  collection,
  where,
  ...(orderBy === undefined ? {} : { orderBy: [[orderBy, 'ASCENDING'] as const] }),
  limit: 1,
});

const open = is('status', 'open');
const requested = is('state', 'requested');
const planned = is('state', 'planned');
const [ofCompany, ofTalent, ofEngineer] = ['companyId', 'talentId', 'engineerId'].map((field) =>
  is(field),
) as [Filter, Filter, Filter];
const makeAuditionQuery = (...where: readonly Filter[]) =>
  makeFirstQuery('audition-queries', 'auditionEntries', [isOf, ...where], 'deadline');
const makeSessionQuery = (...where: readonly Filter[]) =>
  makeFirstQuery(
    'recording-sessions',
    'recordingSessions',
    [isOf, ...where, planned, isAfter('startsAt')],
    'startsAt',
  );
const report = (by: string, ...filters: readonly Filter[]) =>
  makeFirstQuery('session-reports', 'recordingSessionReports', [isOf, ...filters, is(by, null)], 'createdAt');

/** Counts of waiting work, and its first record: an aggregation uses its query's index. */
export const WAITING: readonly IssuedQuery[] = [
  // Every one of them filters by its owner.
  {
    ...makeAuditionQuery(ofTalent, open, isAfter('deadline')),
    source: 'functions/src/platform/firestore/tally.ts',
  },
  makeAuditionQuery(open, isAfter('deadline'), isUntil('deadline')),
  makeAuditionQuery(ofTalent, open, isAfter('deadline')),
  makeFirstQuery('audition-dossiers', 'auditionDossiers', [isOf, isAfter('forwardBy')], 'forwardBy'),
  ...[[], [ofCompany], [ofEngineer]].map((filters) =>
    makeFirstQuery('deliveries', 'deliveries', [isOf, ...filters, is('isSent', true), is('state')], 'sentAt'),
  ),
  ...[[], [ofEngineer]].map((filters) =>
    makeFirstQuery(
      'recording-sessions',
      'recordingSessions',
      [
        isOf,
        ...filters,
        { field: 'state', op: 'IN', value: ['planned', 'done'] },
        is('deliveredAt', null),
        isAfter('endsAt'),
        { field: 'endsAt', op: 'LESS_THAN', value: new Date(1) },
      ],
      'endsAt',
    ),
  ),
  makeFirstQuery(
    'audition-queries',
    'auditionEntries',
    [isOf, ofCompany, is('status', 'uploaded'), is('heardAt', null)],
    'uploadedAt',
  ),
  ...[[], [ofTalent]].map((filters) =>
    makeFirstQuery(
      'availability-requests',
      'availabilityRequests',
      [isOf, ...filters, requested, isAfter('answerableUntil')],
      'answerableUntil',
    ),
  ),
  ...[[], [ofCompany]].map((filters) =>
    makeFirstQuery(
      'availability-requests',
      'availabilityRequests',
      [isOf, ...filters, is('state', 'accepted'), is('sessionId', null)],
      'updatedAt',
    ),
  ),
  ...[[], [ofCompany]].map((filters) =>
    makeFirstQuery(
      'availability-requests',
      'availabilityRequests',
      [isOf, ...filters, requested, isAfter('declined.at')],
      'declined.at',
    ),
  ),
  makeFirstQuery(
    'projects',
    'projects',
    [
      is('agencyId'),
      is('type', 'express'),
      is('shelf', 'open'),
      { field: 'progress.booked', op: 'EQUAL', value: 0 },
    ],
    'recordBy',
  ),
  ...[[], [ofCompany]].map((filters) =>
    makeFirstQuery(
      'availability-requests',
      'availabilityRequests',
      [isOf, ...filters, is('state', 'held')],
      'option.endsAt',
    ),
  ),
  makeFirstQuery('orders', 'orders', [isOf, isAfter('openSince')], 'openSince'),
  makeFirstQuery('orders', 'orders', [isOf, ofCompany, isAfter('repricedAt')], 'repricedAt'),
  ...[[], [ofCompany]].map((filters): IssuedQuery => ({
    ...makeFirstQuery(
      'orders',
      'orders',
      [isOf, ...filters, is('state', 'confirmed'), { field: 'dueOn', op: 'LESS_THAN', value: '2026-01-01' }],
      'dueOn',
    ),
    limit: 100,
  })),
  makeFirstQuery(
    'sold-licences',
    'soldLicences',
    [isOf, ofCompany, is('state', 'live'), isAfter('offeredAt')],
    'offeredAt',
  ),
  makeQuery('functions/src/work/collections/memberships.ts', 'memberships', [
    is('agencyId'),
    is('engagement', 'pending'),
    is('blocked', false),
  ]),
  makeFirstQuery('use-reports', 'useReports', [isOf, is('state', 'open')], 'reportedAt'),
  makeSessionQuery({ field: 'startsAt', op: 'LESS_THAN', value: new Date(1) }),
  makeSessionQuery(ofTalent),
  makeSessionQuery(ofEngineer),
  report('sealedAt'),
  report('cliSignedAt', ofCompany),
  report('engSignedAt', ofEngineer),
  ...[[], [ofCompany]].map((filters) =>
    makeFirstQuery('orders', 'orders', [isOf, ...filters, is('state')], 'updatedAt'),
  ),
  ...[[], [ofCompany]].map((filters) =>
    makeFirstQuery(
      'sold-licences',
      'soldLicences',
      [
        isOf,
        ...filters,
        is('state', 'live'),
        { field: 'liveThrough', op: 'GREATER_THAN_OR_EQUAL', value: '2026-01-01' },
        { field: 'liveThrough', op: 'LESS_THAN_OR_EQUAL', value: '2026-01-31' },
      ],
      'liveThrough',
    ),
  ),
  makeFirstQuery('stuck-mail', 'stuckMail', [is('agencyId')], 'createdAt'),
  makeFirstQuery('memberships', 'memberships', [is('agencyId'), is('accountValidationStatus', 'PENDING')]),
  makeFirstQuery('demos', 'demos', [
    { field: 'agencyIds', op: 'ARRAY_CONTAINS_ANY', value: ['x'] },
    ofTalent,
    is('reviewStatus', 'rejected'),
  ]),
  {
    ...makeFirstQuery(
      'deletion-requests',
      'deletionRequests',
      [{ field: 'agencyIds', op: 'ARRAY_CONTAINS', value: 'x' }, requested],
      'requestedAt',
    ),
    limit: 5,
  },
  makeFirstQuery('deletion-requests', 'deletionRequests', [
    { field: 'confirmedBy', op: 'ARRAY_CONTAINS', value: 'x' },
    requested,
  ]),
];

const makeSpan = (field: string): readonly Filter[] => [
  { field, op: 'GREATER_THAN_OR_EQUAL', value: new Date(0) },
  { field, op: 'LESS_THAN', value: new Date(1) },
];
const AGENDA = 100;
const due: readonly Filter[] = [isAfter('deadline'), isUntil('deadline')];

export const AGENDA_QUERIES: readonly IssuedQuery[] = [
  ...[[], [ofCompany], [ofTalent], [ofEngineer]].map((filters) => ({
    ...makeSessionQuery(...filters, ...makeSpan('startsAt').slice(1)),
    limit: AGENDA,
  })),
  { ...makeAuditionQuery(ofTalent, open, ...due), limit: AGENDA },
  ...[[], [ofCompany]].map((filters) => ({
    ...makeFirstQuery('auditions', 'auditions', [isOf, ...filters, ...due], 'deadline'),
    limit: AGENDA,
  })),
  ...[[], [ofCompany], [ofTalent]].map((filters) => ({
    ...makeFirstQuery(
      'sold-licences',
      'soldLicences',
      [
        isOf,
        ...filters,
        is('state', 'live'),
        { field: 'liveThrough', op: 'GREATER_THAN_OR_EQUAL', value: '2026-01-01' },
        { field: 'liveThrough', op: 'LESS_THAN_OR_EQUAL', value: '2026-01-14' },
      ],
      'liveThrough',
    ),
    limit: AGENDA,
  })),
];

const makeLatestQuery = (
  store: string,
  collection: string,
  field: string,
  ...whoses: readonly (readonly Filter[])[]
): readonly IssuedQuery[] =>
  whoses.map((where) => ({
    source: `functions/src/work/collections/${store}.ts`,
    collection,
    where: [...where, { field, op: 'GREATER_THAN_OR_EQUAL', value: new Date(0) }],
    orderBy: [[field, 'DESCENDING']],
    limit: 20,
  }));
const ofProjects = [[isOf], [isOf, ofCompany]];
const agreed = [is('state', 'accepted'), is('sessionId', null)];

export const NEWS_QUERIES: readonly IssuedQuery[] = [
  ...makeLatestQuery('audition-queries', 'auditionEntries', 'uploadedAt', ...ofProjects),
  ...makeLatestQuery('audition-queries', 'auditionEntries', 'createdAt', [isOf, ofTalent]),
  ...makeLatestQuery('audition-queries', 'auditionEntries', 'outcomeToldAt', [isOf, ofTalent]),
  ...makeLatestQuery(
    'availability-requests',
    'availabilityRequests',
    'updatedAt',
    ...ofProjects.map((ofProject) => [...ofProject, ...agreed]),
  ),
  ...makeLatestQuery('guest-votes', 'guestVotes', 'updatedAt', ...ofProjects),
  ...makeLatestQuery('guest-comments', 'guestComments', 'createdAt', ...ofProjects),
  ...makeLatestQuery('orders', 'orderStatus', 'at', ...ofProjects),
  ...makeLatestQuery(
    'recording-sessions',
    'recordingSessions',
    'createdAt',
    ...ofProjects,
    [isOf, ofTalent],
    [isOf, ofEngineer],
  ),
  ...makeLatestQuery('session-reports', 'recordingSessionReports', 'sealedAt', ...ofProjects, [
    isOf,
    ofEngineer,
  ]),
  ...makeLatestQuery('projects', 'projects', 'createdAt', [is('agencyId')]),
  ...makeLatestQuery('demos', 'demos', 'reviewedAt', [ofTalent]),
];

/** A page of placed orders. */
export const PLACED_ORDERS: readonly IssuedQuery[] = ofProjects.map((ofProject) =>
  makeQuery(
    'functions/src/work/collections/orders.ts',
    'orders',
    [...ofProject, { field: 'state', op: 'IN', value: ['x', 'y'] }],
    {
      orderBy: [
        ['updatedAt', 'DESCENDING'],
        ['__name__', 'DESCENDING'],
      ],
      limit: 25,
    },
  ),
);

/** A page of invoices and credit notes of some days. */
export const PAPERS: readonly IssuedQuery[] = ofProjects.map((ofProject) =>
  makeQuery(
    'functions/src/work/collections/invoices.ts',
    'invoices',
    [...ofProject, { field: 'issuedOn', op: 'GREATER_THAN_OR_EQUAL', value: '2026-01-01' }],
    {
      orderBy: [
        ['issuedOn', 'DESCENDING'],
        ['__name__', 'DESCENDING'],
      ],
      limit: 25,
    },
  ),
);

export const FOUND_BY_NAME: readonly IssuedQuery[] = ['words', 'languages'].flatMap((list) =>
  [[], [ofCompany]].map((filters): IssuedQuery =>
    makeQuery(
      'functions/src/work/collections/projects.ts',
      'projects',
      [is('agencyId'), ...filters, { field: list, op: 'ARRAY_CONTAINS', value: 'x' }],
      {
        orderBy: [
          ['createdAt', 'DESCENDING'],
          ['__name__', 'DESCENDING'],
        ],
        limit: 16,
      },
    ),
  ),
);
