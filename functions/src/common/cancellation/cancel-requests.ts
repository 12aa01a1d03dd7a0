import { Timestamp } from 'firebase-admin/firestore';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import type { Excuse } from '@domain/bookings/booking-terms.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { isOwnAct, type Author } from '../../work/unit/audit.ts';
import { notifyRequester } from '../../outgoing/mail/notify-requester.ts';
import { notifyRequest } from '../../outgoing/mail/notify-request.ts';
import { notifyPromoted } from '../options/notify-promoted.ts';
import { cancelSession, filterUpcomingSessions } from './cancel-sessions.ts';
import { dropRoles } from './drop-roles.ts';
import { addOpenIssues } from './order-issues.ts';
import { readSession } from '../../work/collections/recording-sessions.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';

/** Requests without past or current recordings, which stay unchanged. */
export const excludeBegun = (requests: readonly AvailabilityRequest[]): readonly AvailabilityRequest[] =>
  requests.filter((request) => {
    const booked = getBookedSpan(request);
    return !booked || booked.from > Date.now();
  });

interface Options {
  /** Whether talents are notified; false when their agency excludes them. */
  readonly notifiesTalents?: boolean;
  /** Whether an erasure deletes the requests: `leaveRolesOpen` covers orders and requesters. */
  readonly isErased?: boolean;
  /** Whether sessions that record other roles as well continue with those. */
  readonly keepsSessions?: boolean;
  /** Why it is free, for the audit log. */
  readonly excuse?: Excuse | undefined;
}

/** Ends the sessions in the slots of some requests: they are cancelled, or continue with their other roles. */
const endSessions = async (
  work: Work,
  requests: readonly AvailabilityRequest[],
  by: Author,
  { keepsSessions = false, isErased = false }: Options,
): Promise<void> => {
  const ids = new Set(requests.flatMap(({ sessionId }) => sessionId ?? []));
  const planned = await Promise.all([...ids].map((id) => readSession(id, work)));
  const cancelledSlots = new Set(requests.map(({ id }) => id));
  for (const session of filterUpcomingSessions(
    planned.flatMap((recordingSession) => recordingSession ?? []),
  )) {
    const continues = keepsSessions && (await dropRoles(work, session, cancelledSlots, by));
    if (!continues) await cancelSession(work, session, by, { cancelledSlots, isErased });
  }
};

/** Cancels requests. Frees and notifies talents, unless their agency excludes them; also ends sessions in accepted slots. */
export const cancelRequests = async (
  work: Work,
  requests: readonly AvailabilityRequest[],
  by: Author,
  options: Options = {},
): Promise<void> => {
  const { notifiesTalents = true, isErased = false, excuse } = options;
  const talentIds = [...new Set(requests.map(({ talentId }) => talentId))];
  const talents = talentIds.length === 0 ? [] : await readTalents(talentIds, work);
  const agreed = requests.filter((request) => getBookedSpan(request) !== undefined);
  const askers = await Promise.all(
    [...new Set(agreed.map(({ requestedBy }) => requestedBy))]
      .filter((uid) => !isOwnAct(by, uid))
      .map((uid) => readUser(uid, work)),
  );

  await endSessions(work, requests, by, options);
  await notifyPromoted(
    work,
    requests.filter(({ state }) => state === 'held'),
  );
  if (!isErased) await addOpenIssues(work, agreed, talents);

  for (const request of requests) {
    const { id, talentId, agencyId, revision, state } = request;
    const change = {
      state: 'cancelled',
      sessionId: null,
      revision: revision + 1,
      updatedAt: Timestamp.now(),
    } as const;
    const talent = talents.find((item) => item.id === talentId);

    work.update(request, change);
    if (talent && notifiesTalents) notifyRequest(work, { ...request, ...change }, talent, 'cancelled');

    // The requester also has it in their calendar. One who cancels it knows.
    const asker =
      !isErased && agreed.includes(request) && askers.find((user) => user?.id === request.requestedBy);
    if (asker) notifyRequester(work, { ...request, ...change }, asker, 'cancelled');

    work.audit(
      { subject: `availabilityRequests/${id}`, agencyId },
      { state },
      { state: 'cancelled', ...(excuse ? { excuse } : {}) },
      { action: 'availability.cancel', by },
    );
  }
};
