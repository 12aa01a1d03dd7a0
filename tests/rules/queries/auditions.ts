import { is, makeQuery, type IssuedQuery } from './query.ts';

export const AUDITIONS: readonly IssuedQuery[] = [
  makeQuery('audition-entries', 'auditionEntries', [is('projectId'), is('talentId')]),
  makeQuery('audition-entries', 'auditionEntries', [is('projectId'), is('voiceId')], { limit: 1 }),
  makeQuery('audition-invites', 'auditionInvites', [is('linkIdentifier')], { limit: 1 }),
  makeQuery('audition-entries', 'auditionEntries', [is('agencyId'), is('talentId'), is('status')], {
    limit: 51,
  }),
  makeQuery(
    'audition-entries',
    'auditionEntries',
    [{ field: 'agencyId', op: 'IN', value: ['x', 'y'] } as const, is('talentId')],
    {
      orderBy: [
        ['deadline', 'DESCENDING'],
        ['__name__', 'DESCENDING'],
      ],
      limit: 25,
    },
  ),
  // Scheduled work, each with its own due-date field.
  ...(
    [
      ['audition-queries', 'auditionEntries', 'remindAt'],
      ['audition-queries', 'auditionEntries', 'outcomeDueAt'],
      ['audition-queries', 'auditionEntries', 'countDueAt'],
      ['availability-requests', 'availabilityRequests', 'remindAt'],
      ['session-reports', 'recordingSessionReports', 'remindAt'],
      ['deliveries', 'deliveries', 'remindAt'],
      ['orders', 'orders', 'billDueAt'],
      ['orders', 'orders', 'letterDueAt'],
    ] as const
  ).map(([store, collection, field]): IssuedQuery =>
    makeQuery(store, collection, [{ field, op: 'LESS_THAN_OR_EQUAL', value: 'x' }], {
      orderBy: [
        [field, 'ASCENDING'],
        ['__name__', 'ASCENDING'],
      ],
      limit: 100,
    }),
  ),
  ...[[], [is('agencyId')]].map((filters): IssuedQuery =>
    makeQuery(
      'availability-requests',
      'availabilityRequests',
      [
        ...filters,
        is('state', 'held'),
        { field: 'option.endsAt', op: 'LESS_THAN_OR_EQUAL', value: 'x' } as const,
      ],
      { orderBy: [['option.endsAt', 'ASCENDING']], limit: 100 },
    ),
  ),
  makeQuery('audition-queries', 'auditionEntries', [is('projectId'), is('talentId')]),
  makeQuery('audition-queries', 'auditionEntries', [is('castingId'), is('voiceId')]),
  makeQuery('audition-entries', 'auditionEntries', [is('castingId'), is('voiceId'), is('talentId')]),
  ...[[], [is('isApproved', true)]].map((approved) =>
    makeQuery('audition-queries', 'auditionEntries', [is('castingId'), is('status'), ...approved]),
  ),
  makeQuery('audition-queries', 'auditionEntries', [is('agencyId'), is('companyId'), is('promise')]),
  makeQuery('audition-queries', 'auditionEntries', [
    is('projectId'),
    is('status', 'declined'),
    { field: 'answeredAt', op: 'GREATER_THAN_OR_EQUAL', value: 'x' },
  ]),
  makeQuery('audition-dossiers', 'auditionDossiers', [
    is('projectId'),
    { field: 'forwardBy', op: 'GREATER_THAN', value: 'x' },
  ]),
  ...['forwardBy', 'extension.deadline'].flatMap((field) =>
    [is('talentId'), { field: 'agencyId', op: 'IN', value: ['x', 'y'] } as const].map((filter) =>
      makeQuery('audition-dossiers', 'auditionDossiers', [filter, { field, op: 'GREATER_THAN', value: 'x' }]),
    ),
  ),
  ...['extension.remindAt', 'extension.outcomeDueAt'].map((field) =>
    makeQuery('audition-dossiers', 'auditionDossiers', [{ field, op: 'LESS_THAN_OR_EQUAL', value: 'x' }], {
      orderBy: [[field, 'ASCENDING']],
      limit: 100,
    }),
  ),
  makeQuery('availability-requests', 'availabilityRequests', [is('projectId'), is('talentId')]),
  makeQuery('availability-invites', 'availabilityInvites', [is('projectId')], { limit: 1000 }),
  makeQuery('auditions', 'auditions', [is('castingId'), is('voiceId')]),

  makeQuery('audition-entries', 'auditionEntries', [is('castingId')], { limit: 1 }),
  makeQuery('availability-requests', 'availabilityRequests', [is('castingId')], { limit: 1 }),
  makeQuery('take-listens', 'takeListens', [is('entryId')]),
  ...['take-listens', 'functions/src/work/records/take-listens.ts'].map((file) =>
    makeQuery(file, 'takeListens', [{ field: 'entryId', op: 'IN', value: ['x', 'y'] } as const]),
  ),
  makeQuery('script-downloads', 'scriptDownloads', [is('auditionId')]),
  makeQuery('confidentialities', 'confidentialities', [is('auditionId')]),
  makeQuery('confidentialities', 'confidentialities', [is('talentId')]),
  makeQuery('audition-entries', 'auditionEntries', [is('auditionId')]),
  makeQuery('audition-entries', 'auditionEntries', [is('castingId'), is('status')]),
  makeQuery('availability-requests', 'availabilityRequests', [is('castingId'), is('voiceId')]),
  makeQuery('availability-requests', 'availabilityRequests', [is('projectId')]),
  makeQuery('availability-requests', 'availabilityRequests', [is('agencyId'), is('talentId')]),
];
