import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { bookedSpan } from '@domain/availability/booked-span.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { recordAudit } from '../firestore/audit.ts';
import { notifyRequester } from '../mail/notify-requester.ts';
import { notifyRequest } from '../mail/notify-request.ts';
import { updateAvailabilityRequest } from '../records/availability-requests.ts';
import { findBookings, unbook } from '../records/calendars.ts';
import { prepareSessionCancellation, sessionsToCome } from './cancel-sessions.ts';
import { prepareRoleDrop } from './drop-roles.ts';
import { prepareOpenPoints } from './order-points.ts';
import { readSession } from '../records/recording-sessions.ts';
import { readTalents } from '../records/talents.ts';
import { readUser } from '../records/users.ts';

/** Requests without what was recorded already, or is being recorded: that stays as it was. */
export const notBegun = (requests: readonly AvailabilityRequest[]): readonly AvailabilityRequest[] =>
  requests.filter((request) => {
    const booked = bookedSpan(request);
    return !booked || booked.from > Date.now();
  });

interface Options {
  /** Whether talents are notified; false when their agency excludes them. */
  readonly isTold?: boolean;
  /** Whether sessions that record other roles as well go on with those. */
  readonly keepsSessions?: boolean;
}

/** Prepares the end of the sessions in the slots of some requests: they are cancelled, or go on with their other roles. */
const prepareSessions = async (
  transaction: Transaction,
  requests: readonly AvailabilityRequest[],
  by: Parameters<typeof recordAudit>[1],
  keepsSessions: boolean,
): Promise<() => void> => {
  const ids = new Set(requests.flatMap(({ sessionId }) => sessionId ?? []));
  const planned = await Promise.all([...ids].map((id) => readSession(id, transaction)));
  const cancelledSlots = new Set(requests.map(({ id }) => id));
  const ending: RecordingSession[] = [];
  const drops: (() => void)[] = [];
  for (const session of sessionsToCome(planned.flatMap((one) => one ?? []))) {
    const drop = keepsSessions ? await prepareRoleDrop(transaction, session, cancelledSlots, by) : undefined;
    if (drop) drops.push(drop);
    else ending.push(session);
  }
  const cancel = await prepareSessionCancellation(transaction, ending, by, { cancelledSlots });
  return () => {
    cancel();
    for (const drop of drops) drop();
  };
};

/**
 * Prepares the cancellation of open requests; returns the function that writes it. Talents are free again and
 * notified, unless their agency excludes them; sessions in accepted slots are cancelled as well.
 */
export const prepareCancellation = async (
  transaction: Transaction,
  requests: readonly AvailabilityRequest[],
  by: Parameters<typeof recordAudit>[1],
  { isTold = true, keepsSessions = false }: Options = {},
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
  const openPoints = await prepareOpenPoints(transaction, agreed, talents);
  const endSessions = await prepareSessions(transaction, requests, by, keepsSessions);
  return () => {
    endSessions();
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
      // The requester has it in their calendar as well.
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
