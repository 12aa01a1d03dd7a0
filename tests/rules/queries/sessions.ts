import { contains, is, later, stored, type IssuedQuery } from './query.ts';

/** Of recording sessions, their files and reports. */
export const SESSIONS: readonly IssuedQuery[] = [
  {
    source: stored('session-files'),
    collection: 'sessionFiles',
    where: [is('sessionId')],
    limit: 100,
  },
  {
    source: stored('session-assignments'),
    collection: 'sessionAssignments',
    where: [is('engineerId')],
    limit: 500,
  },
  ...[stored('recording-sessions'), 'web/src/features/sessions/data/useSessions.ts'].flatMap((source) =>
    [[], [is('companyId')], [is('engineerId')]].map((whose) => ({
      source,
      collection: 'recordingSessions',
      where: [is('agencyId'), ...whose],
      orderBy: [['startsAt', 'DESCENDING'] as const],
      limit: 200,
    })),
  ),
  ...[[], [is('companyId')], [is('engineerId')]].map((whose) => ({
    source: 'web/src/features/sessions/calendar/useSessionsBetween.ts',
    collection: 'recordingSessions',
    where: [is('agencyId'), ...whose, later('startsAt')],
    orderBy: [['startsAt', 'DESCENDING'] as const],
    limit: 500,
  })),
  {
    source: stored('recording-sessions'),
    collection: 'recordingSessions',
    where: [is('script.auditionId'), is('state')],
  },
  ...[[], [is('companyId')]].map((whose) => ({
    source: 'web/src/lib/board/useBoard.ts',
    collection: 'recordingSessions',
    where: [is('agencyId'), ...whose, is('projectId'), is('state')],
  })),
  { source: stored('session-reports'), collection: 'recordingSessionReports', where: [is('projectId')] },
  { source: stored('invoices'), collection: 'invoices', where: [is('projectId')], limit: 1 },
  { source: stored('invoices'), collection: 'invoices', where: [is('orderId')] },
  ...[[], [is('companyId')]].map((whose) => ({
    source: stored('invoices'),
    collection: 'invoices',
    where: [is('agencyId'), is('number'), ...whose],
    limit: 2,
  })),
  ...['availabilityRequests', 'recordingSessions', 'earnings'].map((collection) => ({
    source: stored('role-progress'),
    collection,
    where: [is('talentId'), is('state'), { field: 'projectId', op: 'IN', value: ['x', 'y'] } as const],
  })),
  ...['castingId', 'projectId'].map((field) => ({
    source: stored('recording-sessions'),
    collection: 'recordingSessions',
    where: [is(field)],
  })),
  {
    source: stored('recording-sessions'),
    collection: 'recordingSessions',
    where: [is('agencyId'), is('talentId')],
  },
  {
    source: stored('session-reports'),
    collection: 'recordingSessionReports',
    where: [is('urlIdentifier')],
    limit: 1,
  },
  { source: stored('session-contacts'), collection: 'sessionContacts', where: [contains('emails')] },
];
