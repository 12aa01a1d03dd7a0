import { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '@domain/navigation/addresses.ts';
import type { Waiting } from '@domain/work/work.ts';
import { tallyTickets } from '../../work/records/curation-tickets.ts';
import { tallyPlanned } from '../../work/records/recording-sessions.ts';
import { tallyUnsigned } from '../../work/records/session-reports.ts';
import { iso, waiting } from './waiting.ts';

const { curate, session, sessions } = addresses;

export const engineerWaiting = async (
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
    ...waiting(
      'ticketsMine',
      mine,
      ({ assignedAt }) => assignedAt && iso(assignedAt),
      () => curate.href(undefined, 'mine'),
    ),
    ...waiting(
      'ticketsFree',
      free,
      ({ createdAt }) => iso(createdAt),
      () => curate.href(),
    ),
    ...waiting(
      'sessionsNext',
      planned,
      ({ startsAt }) => iso(startsAt),
      ({ id }) => (planned.count === 1 ? session.href(id) : sessions.href()),
    ),
    ...waiting(
      'reportsToSign',
      unsigned,
      ({ createdAt }) => iso(createdAt),
      ({ id }) => session.href(id),
    ),
  ];
};
