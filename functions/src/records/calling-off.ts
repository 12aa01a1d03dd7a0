import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { acceptedRange, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { slotSpan } from '@domain/availability/slot-times.ts';
import { readSlot } from '@domain/availability/slots.ts';
import { recordAudit } from '../firestore/audit.ts';
import { tellOfRequest } from '../mail/tell-of-request.ts';
import { updateAvailabilityRequest } from './availability-requests.ts';
import { bookingsOf, unbook } from './calendars.ts';
import { readTalents } from './talents.ts';

/** Requests without what was recorded already, or is being recorded: that stays as it was. */
export const notBegun = (requests: readonly AvailabilityRequest[]): readonly AvailabilityRequest[] =>
  requests.filter((request) => {
    const slot = readSlot(acceptedRange(request)?.datetime ?? '');
    return !slot || slotSpan(slot, request.timeZone).from > Date.now();
  });

/**
 * Reads what there is to know of standing requests, and answers what cancels them: the talents are free at that time again,
 * and told so, unless it is their agency that no longer tells them anything.
 */
export const readyToCallOff = async (
  transaction: Transaction,
  requests: readonly AvailabilityRequest[],
  by: Parameters<typeof recordAudit>[1],
  { isTold = true }: { readonly isTold?: boolean } = {},
): Promise<() => void> => {
  const talentIds = [...new Set(requests.map(({ talentId }) => talentId))];
  const talents = talentIds.length === 0 ? [] : await readTalents(talentIds, transaction);
  const booked = new Set(
    (await Promise.all(talentIds.map((id) => bookingsOf(id, transaction)))).flatMap((bookings) =>
      Object.keys(bookings),
    ),
  );
  return () => {
    for (const request of requests) {
      const { id, talentId, agencyId, revision, state } = request;
      const change = { state: 'cancelled', revision: revision + 1, updatedAt: Timestamp.now() } as const;
      const talent = talents.find((one) => one.id === talentId);
      updateAvailabilityRequest(transaction, request, change);
      if (booked.has(id)) unbook(transaction, talentId, id);
      if (talent && isTold) tellOfRequest(transaction, { ...request, ...change }, talent, 'cancelled');
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
