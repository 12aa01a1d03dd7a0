import { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '@domain/navigation/addresses.ts';
import { tallyTickets } from '../../work/collections/curation-tickets.ts';
import { tallyPlanned } from '../../work/collections/recording-sessions.ts';
import { tallyUnsigned } from '../../work/collections/session-reports.ts';
import { getOpenDeliveries } from './open-deliveries.ts';
import { describeReports, describeSessions } from './describe.ts';
import { tallied, toIso, type WaitingSource } from './waiting.ts';

const { curate, session, sessions } = addresses;

/** Returns an engineer's pending work. */
export const getEngineerSources = (
  engineerId: string,
  agencyIds: readonly string[],
  now: number,
): readonly WaitingSource[] => {
  const owner = { agencyIds, engineerId };

  return [
    tallied('ticketsMine', () => tallyTickets({ scope: 'mine', agencyIds, engineerId }), {
      at: ({ assignedAt }) => assignedAt && toIso(assignedAt),
      path: () => curate.href(undefined, 'mine'),
    }),
    tallied('ticketsFree', () => tallyTickets({ scope: 'available', agencyIds }), {
      at: ({ createdAt }) => toIso(createdAt),
      path: () => curate.href(),
    }),
    tallied('sessionsNext', () => tallyPlanned(owner, { from: Timestamp.fromMillis(now) }), {
      at: ({ startsAt }) => toIso(startsAt),
      path: ({ id }) => session.href(id),
      pathOfAll: sessions.href(),
      describe: describeSessions,
    }),
    ...getOpenDeliveries(owner, now),
    tallied('reportsToSign', () => tallyUnsigned(owner, 'engSignedAt'), {
      at: ({ createdAt }) => toIso(createdAt),
      path: ({ id }) => session.href(id),
      describe: describeReports,
    }),
  ];
};
