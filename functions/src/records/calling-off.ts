import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { bookedSpan } from '@domain/availability/booked-span.ts';
import { recordAudit } from '../firestore/audit.ts';
import { notifyRequester } from '../mail/notify-requester.ts';
import { notifyRequest } from '../mail/notify-request.ts';
import { updateAvailabilityRequest } from './availability-requests.ts';
import { findBookings, unbook } from './calendars.ts';
import { prepareSessionCancellation, sessionsToCome } from './cancelling-sessions.ts';
import { prepareOpenPoints } from './order-points.ts';
import { readSession } from './recording-sessions.ts';
import { readTalents } from './talents.ts';
import { readUser } from './users.ts';

/** Requests without past or current recordings, which stay unchanged. */
export const notBegun = (requests: readonly AvailabilityRequest[]): readonly AvailabilityRequest[] =>
  requests.filter((request) => {
    const booked = bookedSpan(request);
    return !booked || booked.from > Date.now();
  });

/**
 * Prepares the cancellation of open requests; returns the function that writes it. Frees and
 * notifies talents, unless their agency excludes them; cancels sessions in accepted slots.
 */
export const prepareCancellation = async (
  transaction: Transaction,
  requests: readonly AvailabilityRequest[],
  by: Parameters<typeof recordAudit>[1],
  { isTold = true }: { readonly isTold?: boolean } = {},
): Promise<() => void> => {
  const talentIds = [...new Set(requests.map(({ talentId }) => talentId))];
  const talents = talentIds.length === 0 ? [] : await readTalents(talentIds, transaction);
  const booked = new Set(
    (await Promise.all(talentIds.map((id) => findBookings(id, transaction)))).flatMap((bookings) =>
      Object.keys(bookings),
    ),
  );
  const agreed = requests.filter((request) => bookedSpan(request) !== undefined);
  const askers = await Promise.all(
    [...new Set(agreed.map(({ requestedBy }) => requestedBy))].map((uid) => readUser(uid, transaction)),
  );
  const planned = await Promise.all(
    requests.flatMap(({ sessionId }) => (sessionId ? [readSession(sessionId, transaction)] : [])),
  );
  const sessions = sessionsToCome(planned.flatMap((session) => session ?? []));
  const openPoints = await prepareOpenPoints(transaction, agreed, talents);
  const cancelSessions = await prepareSessionCancellation(transaction, sessions, by, { withSlots: true });
  return () => {
    cancelSessions();
    openPoints();
    for (const request of requests) {
      const { id, talentId, agencyId, revision, state } = request;
      const change = {
        state: 'cancelled',
        sessionId: null,
        revision: revision + 1,
        updatedAt: Timestamp.now(),
      } as const;
      const talent = talents.find((one) => one.id === talentId);
      updateAvailabilityRequest(transaction, request, change);
      if (booked.has(id)) unbook(transaction, talentId, id);
      if (talent && isTold) notifyRequest(transaction, { ...request, ...change }, talent, 'cancelled');
      // The requester has the slot in their calendar too.
      const asker = agreed.includes(request) && askers.find((user) => user?.id === request.requestedBy);
      if (asker) notifyRequester(transaction, { ...request, ...change }, asker, 'cancelled');
      recordAudit(transaction, by, {
        agencyId,
        action: 'availability.cancel',
        subject: `availabilityRequests/${id}`,
        before: { state },
        after: { state: 'cancelled' },
      });
    }
  };
};
