import { is, stored, type IssuedQuery } from './query.ts';

/** Of auditions, their takes, and availability. */
export const AUDITIONS: readonly IssuedQuery[] = [
  {
    source: stored('audition-entries'),
    collection: 'auditionEntries',
    where: [is('projectId'), is('talentId')],
  },
  {
    source: stored('audition-entries'),
    collection: 'auditionEntries',
    where: [is('projectId'), is('voiceId')],
    limit: 1,
  },
  {
    source: stored('audition-invites'),
    collection: 'auditionInvites',
    where: [is('linkIdentifier')],
    limit: 1,
  },
  {
    source: stored('audition-entries'),
    collection: 'auditionEntries',
    where: [is('agencyId'), is('talentId'), is('status')],
    limit: 51,
  },
  {
    source: stored('audition-entries'),
    collection: 'auditionEntries',
    where: [{ field: 'agencyId', op: 'IN', value: ['x', 'y'] } as const, is('talentId')],
    orderBy: [
      ['deadline', 'DESCENDING'],
      ['__name__', 'DESCENDING'],
    ],
    limit: 25,
  },
  // What is due, each by a field of its own.
  ...(
    [
      ['audition-queries', 'auditionEntries', 'remindAt'],
      ['audition-queries', 'auditionEntries', 'outcomeDueAt'],
      ['audition-queries', 'auditionEntries', 'countDueAt'],
      ['availability-requests', 'availabilityRequests', 'remindAt'],
      ['session-reports', 'recordingSessionReports', 'remindAt'],
    ] as const
  ).map(([store, collection, field]): IssuedQuery => ({
    source: stored(store),
    collection,
    where: [{ field, op: 'LESS_THAN_OR_EQUAL', value: 'x' }],
    orderBy: [
      [field, 'ASCENDING'],
      ['__name__', 'ASCENDING'],
    ],
    limit: 100,
  })),
  {
    source: stored('audition-queries'),
    collection: 'auditionEntries',
    where: [is('projectId'), is('talentId')],
  },
  {
    source: stored('audition-queries'),
    collection: 'auditionEntries',
    where: [is('castingId'), is('voiceId')],
  },
  ...[[], [is('isApproved', true)]].map((approved) => ({
    source: stored('audition-queries'),
    collection: 'auditionEntries',
    where: [is('castingId'), is('status'), ...approved],
  })),
  {
    source: stored('audition-queries'),
    collection: 'auditionEntries',
    where: [is('agencyId'), is('companyId'), is('promise')],
  },
  {
    source: stored('availability-requests'),
    collection: 'availabilityRequests',
    where: [is('projectId'), is('talentId')],
  },
  { source: stored('audition-entries'), collection: 'auditionEntries', where: [is('talentId')] },
  { source: stored('auditions'), collection: 'auditions', where: [is('castingId'), is('voiceId')] },

  { source: stored('audition-entries'), collection: 'auditionEntries', where: [is('castingId')], limit: 1 },
  {
    source: stored('availability-requests'),
    collection: 'availabilityRequests',
    where: [is('castingId')],
    limit: 1,
  },
  { source: stored('take-listens'), collection: 'takeListens', where: [is('entryId')] },
  {
    source: stored('take-listens'),
    collection: 'takeListens',
    where: [{ field: 'entryId', op: 'IN', value: ['x', 'y'] } as const],
  },
  { source: stored('audition-entries'), collection: 'auditionEntries', where: [is('auditionId')] },
  {
    source: stored('audition-entries'),
    collection: 'auditionEntries',
    where: [is('castingId'), is('status')],
  },
  {
    source: stored('availability-requests'),
    collection: 'availabilityRequests',
    where: [is('castingId'), is('voiceId')],
  },
  { source: stored('availability-requests'), collection: 'availabilityRequests', where: [is('projectId')] },
  {
    source: stored('availability-requests'),
    collection: 'availabilityRequests',
    where: [is('agencyId'), is('talentId')],
  },
];
