import { contains, is, issued, isAfter, getStorePath, type IssuedQuery } from './query.ts';

export const SESSIONS: readonly IssuedQuery[] = [
  issued('session-files', 'sessionFiles', [is('sessionId')], { limit: 100 }),
  issued('deliveries', 'deliveries', [is('sessionId')], { limit: 200 }),
  issued('deliveries', 'deliveries', [is('sessionId'), is('name')], {
    orderBy: [['version', 'DESCENDING'] as const],
    limit: 1,
  }),
  issued('deliveries', 'deliveries', [is('projectId')], {
    orderBy: [['createdAt', 'DESCENDING'] as const],
    limit: 5000,
  }),
  issued('casting-demos', 'castingDemos', [is('projectId'), is('isSelected')]),
  issued('delivery-uploads', 'deliveryUploads', [is('sessionId'), is('uploadedBy'), is('state')], {
    limit: 50,
  }),
  ...[[], [is('companyId')], [is('engineerId')]].map((whose) =>
    issued(
      'web/src/common/deliveries/useDeliveries.ts',
      'deliveries',
      [is('agencyId'), ...whose, is('sessionId')],
      {
        orderBy: [['createdAt', 'DESCENDING'] as const],
        limit: 200,
      },
    ),
  ),
  ...[[], [is('companyId')]].map((whose) =>
    issued(
      'web/src/common/deliveries/useDeliveries.ts',
      'deliveries',
      [is('agencyId'), ...whose, is('projectId')],
      {
        orderBy: [['createdAt', 'DESCENDING'] as const],
        limit: 200,
      },
    ),
  ),
  issued('session-assignments', 'sessionAssignments', [is('engineerId')], { limit: 500 }),
  ...[getStorePath('recording-sessions'), 'web/src/features/sessions/data/useSessions.ts'].flatMap((source) =>
    [[], [is('companyId')], [is('engineerId')]].map((whose) =>
      issued(source, 'recordingSessions', [is('agencyId'), ...whose], {
        orderBy: [['startsAt', 'DESCENDING'] as const],
        limit: 200,
      }),
    ),
  ),
  ...[[], [is('companyId')], [is('engineerId')]].map((whose) =>
    issued(
      'web/src/features/sessions/calendar/useSessionsBetween.ts',
      'recordingSessions',
      [is('agencyId'), ...whose, isAfter('startsAt')],
      { orderBy: [['startsAt', 'DESCENDING'] as const], limit: 500 },
    ),
  ),
  issued('recording-sessions', 'recordingSessions', [is('castingId'), is('state')]),
  ...[[], [is('companyId')]].map((whose) =>
    issued('web/src/common/board/useBoard.ts', 'recordingSessions', [
      is('agencyId'),
      ...whose,
      is('projectId'),
      is('state'),
    ]),
  ),
  issued('session-reports', 'recordingSessionReports', [is('projectId')]),
  issued('invoices', 'invoices', [is('projectId')], { limit: 1 }),
  issued('invoices', 'invoices', [is('orderId')]),
  ...[[], [is('companyId')]].map((whose) =>
    issued('invoices', 'invoices', [is('agencyId'), is('number'), ...whose], { limit: 2 }),
  ),
  ...['availabilityRequests', 'recordingSessions', 'earnings'].map((collection) =>
    issued('role-progress', collection, [
      is('talentId'),
      is('state'),
      { field: 'projectId', op: 'IN', value: ['x', 'y'] } as const,
    ]),
  ),
  ...['castingId', 'projectId'].map((field) =>
    issued('recording-sessions', 'recordingSessions', [is(field)]),
  ),
  issued('recording-sessions', 'recordingSessions', [is('agencyId'), is('talentId')]),
  issued('session-reports', 'recordingSessionReports', [is('urlIdentifier')], { limit: 1 }),
  issued('session-contacts', 'sessionContacts', [contains('emails')]),
];
