import { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '@domain/navigation/addresses.ts';
import type { Waiting } from '@domain/work/work.ts';
import { tallyTickets } from '../../work/records/curation-tickets.ts';
import { tallyPlanned } from '../../work/records/recording-sessions.ts';
import { tallyUnsigned } from '../../work/records/session-reports.ts';
import { toIso, toWaiting } from './waiting.ts';

const { curate, session, sessions } = addresses;

export const getEngineerWaiting = async (
  engineerId: string,
  agencyIds: readonly string[],
  now: number,
): Promise<readonly Waiting[]> => {
  const own = { agencyIds, engineerId };
  const [mine, free, planned, unsigned] = await Promise.all([
    tallyTickets({ scope: 'mine', agencyIds, engineerId }),
    tallyTickets({ scope: 'available', agencyIds }),
    tallyPlanned(own, { from: Timestamp.fromMillis(now) }),
    tallyUnsigned(own, 'engSignedAt'),
  ]);
  return [
    ...toWaiting(
      'ticketsMine',
      mine,
      ({ assignedAt }) => assignedAt && toIso(assignedAt),
      () => curate.href(undefined, 'mine'),
    ),
    ...toWaiting(
      'ticketsFree',
      free,
      ({ createdAt }) => toIso(createdAt),
      () => curate.href(),
    ),
    ...toWaiting(
      'sessionsNext',
      planned,
      ({ startsAt }) => toIso(startsAt),
      ({ id }) => (planned.count === 1 ? session.href(id) : sessions.href()),
    ),
    ...toWaiting(
      'reportsToSign',
      unsigned,
      ({ createdAt }) => toIso(createdAt),
      ({ id }) => session.href(id),
    ),
  ];
};
