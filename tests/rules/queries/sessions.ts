import { contains, is, makeQuery, isAfter, getStorePath, type IssuedQuery } from './query.ts';

export const SESSIONS: readonly IssuedQuery[] = [
  makeQuery('session-files', 'sessionFiles', [is('sessionId')], { limit: 100 }),
  ...['deliveries', 'functions/src/work/records/deliveries.ts'].map((file) =>
    makeQuery(file, 'deliveries', [is('sessionId')], { limit: 200 }),
  ),
  makeQuery('deliveries', 'deliveries', [is('projectId')], {
    orderBy: [['createdAt', 'DESCENDING'] as const],
    limit: 5000,
  }),
  makeQuery('casting-demos', 'castingDemos', [is('projectId'), is('isSelected')]),
  makeQuery('delivery-uploads', 'deliveryUploads', [is('sessionId'), is('uploadedBy'), is('state')], {
    limit: 50,
  }),
  ...[[], [is('companyId'), is('isSent', true)], [is('engineerId')]].map((filters) =>
    makeQuery(
      'web/src/common/deliveries/useDeliveries.ts',
      'deliveries',
      [is('agencyId'), ...filters, is('sessionId')],
      {
        orderBy: [['createdAt', 'DESCENDING'] as const],
        limit: 200,
      },
    ),
  ),
  ...[[], [is('companyId'), is('isSent', true)]].map((filters) =>
    makeQuery(
      'web/src/common/deliveries/useDeliveries.ts',
      'deliveries',
      [is('agencyId'), ...filters, is('projectId')],
      {
        orderBy: [['createdAt', 'DESCENDING'] as const],
        limit: 200,
      },
    ),
  ),
  makeQuery('session-assignments', 'sessionAssignments', [is('engineerId')], { limit: 500 }),
  ...[getStorePath('recording-sessions'), 'web/src/features/sessions/data/useSessions.ts'].flatMap((source) =>
    [[], [is('companyId')], [is('engineerId')]].map((filters) =>
      makeQuery(source, 'recordingSessions', [is('agencyId'), ...filters], {
        orderBy: [['startsAt', 'DESCENDING'] as const],
        limit: 200,
      }),
    ),
  ),
  ...[[], [is('companyId')], [is('engineerId')]].map((filters) =>
    makeQuery(
      'web/src/features/sessions/calendar/useSessionsBetween.ts',
      'recordingSessions',
      [is('agencyId'), ...filters, isAfter('startsAt')],
      { orderBy: [['startsAt', 'DESCENDING'] as const], limit: 500 },
    ),
  ),
  makeQuery(
    'web/src/features/engineers/data/usePlannedSessions.ts',
    'recordingSessions',
    [is('agencyId'), is('engineerId'), isAfter('startsAt')],
    { orderBy: [['startsAt', 'DESCENDING'] as const], limit: 50 },
  ),
  makeQuery('recording-sessions', 'recordingSessions', [is('castingId'), is('state')]),
  ...[[], [is('companyId')]].map((filters) =>
    makeQuery('web/src/common/board/useBoard.ts', 'recordingSessions', [
      is('agencyId'),
      ...filters,
      is('projectId'),
      is('state'),
    ]),
  ),
  makeQuery('session-reports', 'recordingSessionReports', [is('projectId')]),
  makeQuery('invoices', 'invoices', [is('projectId')], { limit: 1 }),
  makeQuery('invoices', 'invoices', [is('orderId')]),
  makeQuery('invoices', 'invoices', [{ field: 'orderId', op: 'IN', value: ['x', 'y'] }]),
  ...[[], [is('companyId')]].flatMap((filters) =>
    ['number', 'issuedKey'].map((field) =>
      makeQuery('invoices', 'invoices', [is('agencyId'), is(field), ...filters], { limit: 4 }),
    ),
  ),
  ...['availabilityRequests', 'recordingSessions', 'earnings'].map((collection) =>
    makeQuery('role-progress', collection, [
      is('talentId'),
      is('state'),
      { field: 'projectId', op: 'IN', value: ['x', 'y'] } as const,
    ]),
  ),
  ...['castingId', 'projectId'].map((field) =>
    makeQuery('recording-sessions', 'recordingSessions', [is(field)]),
  ),
  makeQuery('recording-sessions', 'recordingSessions', [is('agencyId'), is('talentId')]),
  makeQuery('session-reports', 'recordingSessionReports', [is('urlIdentifier')], { limit: 1 }),
  makeQuery('session-contacts', 'sessionContacts', [contains('emails')]),
];
