import { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '@domain/navigation/addresses.ts';
import type { RecordOwner } from '../../platform/firestore/tally.ts';
import { tallyDeliveries } from '../../work/collections/deliveries.ts';
import { tallyUndelivered } from '../../work/collections/recording-sessions.ts';
import { describeDeliveries, describeSessions } from './describe.ts';
import { tallied, toIso, type WaitingSource } from './waiting.ts';

/** How long a session's files are missed. */
const MISSED_MS = 60 * 24 * 60 * 60 * 1000;

const { session } = addresses;

/** Returns files that clients want changed, and sessions that ended without a file. */
export const getOpenDeliveries = (recordOwner: RecordOwner, now: number): readonly WaitingSource[] => {
  const span = { from: Timestamp.fromMillis(now - MISSED_MS), until: Timestamp.fromMillis(now) };

  return [
    tallied('deliveriesToRevise', () => tallyDeliveries(recordOwner, 'revisionRequested'), {
      at: ({ revision }) => (revision ? toIso(revision.at) : null),
      path: ({ sessionId }) => session.href(sessionId),
      describe: describeDeliveries,
    }),
    tallied('deliveriesMissing', () => tallyUndelivered(recordOwner, span), {
      at: ({ endsAt }) => toIso(endsAt),
      path: ({ id }) => session.href(id),
      describe: describeSessions,
    }),
  ];
};
