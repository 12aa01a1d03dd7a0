import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { notifyRequest } from '../../outgoing/mail/notify-request.ts';
import { availabilityRequests } from '../../work/collections/availability-requests.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { operation } from '../../work/unit/operation.ts';
import { restoreSlot } from './restore-slot.ts';

/** Cancels a move: the agreed slot stays, and the talent is notified. 409 when no move is pending. */
export const keepSlot = operation('availability.keep', async ({ work, params: { id } }) => {
  const request: AvailabilityRequest = await work.get(availabilityRequests, id);
  const { state } = request;
  requireState(slotTransitions.keep, getSlotState(request, Date.now()));
  const change = restoreSlot(request);
  const [talent] = await readTalents([request.talentId], work);

  work.update(request, change);
  if (talent) notifyRequest(work, { ...request, ...change }, talent, 'kept');
  work.audit(request, { state, timeZone: request.timeZone, timeRanges: request.timeRanges }, change);

  return serialise({ ...request, ...change });
});
