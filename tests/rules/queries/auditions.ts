import { is, issued, type IssuedQuery } from './query.ts';

export const AUDITIONS: readonly IssuedQuery[] = [
  issued('audition-entries', 'auditionEntries', [is('projectId'), is('talentId')]),
  issued('audition-entries', 'auditionEntries', [is('projectId'), is('voiceId')], { limit: 1 }),
  issued('audition-invites', 'auditionInvites', [is('linkIdentifier')], { limit: 1 }),
  issued('audition-entries', 'auditionEntries', [is('agencyId'), is('talentId'), is('status')], {
    limit: 51,
  }),
  issued(
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
    ] as const
  ).map(([store, collection, field]): IssuedQuery =>
    issued(store, collection, [{ field, op: 'LESS_THAN_OR_EQUAL', value: 'x' }], {
      orderBy: [
        [field, 'ASCENDING'],
        ['__name__', 'ASCENDING'],
      ],
      limit: 100,
    }),
  ),
  issued('audition-queries', 'auditionEntries', [is('projectId'), is('talentId')]),
  issued('audition-queries', 'auditionEntries', [is('castingId'), is('voiceId')]),
  issued('audition-entries', 'auditionEntries', [is('castingId'), is('voiceId'), is('talentId')]),
  ...[[], [is('isApproved', true)]].map((approved) =>
    issued('audition-queries', 'auditionEntries', [is('castingId'), is('status'), ...approved]),
  ),
  issued('audition-queries', 'auditionEntries', [is('agencyId'), is('companyId'), is('promise')]),
  issued('audition-queries', 'auditionEntries', [
    is('projectId'),
    is('status', 'declined'),
    { field: 'answeredAt', op: 'GREATER_THAN_OR_EQUAL', value: 'x' },
  ]),
  ...[is('projectId'), is('talentId')].map((whose) =>
    issued('audition-dossiers', 'auditionDossiers', [
      whose,
      { field: 'forwardBy', op: 'GREATER_THAN', value: 'x' },
    ]),
  ),
  issued('audition-dossiers', 'auditionDossiers', [
    { field: 'agencyId', op: 'IN', value: ['x', 'y'] } as const,
    { field: 'forwardBy', op: 'GREATER_THAN', value: 'x' },
  ]),
  issued('availability-requests', 'availabilityRequests', [is('projectId'), is('talentId')]),
  issued('auditions', 'auditions', [is('castingId'), is('voiceId')]),

  issued('audition-entries', 'auditionEntries', [is('castingId')], { limit: 1 }),
  issued('availability-requests', 'availabilityRequests', [is('castingId')], { limit: 1 }),
  issued('take-listens', 'takeListens', [is('entryId')]),
  issued('take-listens', 'takeListens', [{ field: 'entryId', op: 'IN', value: ['x', 'y'] } as const]),
  issued('script-downloads', 'scriptDownloads', [is('auditionId')]),
  issued('confidentialities', 'confidentialities', [is('auditionId')]),
  issued('audition-entries', 'auditionEntries', [is('auditionId')]),
  issued('audition-entries', 'auditionEntries', [is('castingId'), is('status')]),
  issued('availability-requests', 'availabilityRequests', [is('castingId'), is('voiceId')]),
  issued('availability-requests', 'availabilityRequests', [is('projectId')]),
  issued('availability-requests', 'availabilityRequests', [is('agencyId'), is('talentId')]),
];
