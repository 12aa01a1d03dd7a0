import { Timestamp } from 'firebase-admin/firestore';
import type { AvailabilityRequest, TimeRange } from '@domain/availability/availability.ts';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { notifyRequest } from '../../outgoing/mail/notify-request.ts';
import { availabilityRequests } from '../../work/collections/availability-requests.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { operation } from '../../work/unit/operation.ts';

/** Cancels a move: the agreed slot stays, and the talent is notified. 409 when no move is pending. */
export const keepSlot = operation('availability.keep', async ({ work, params: { id } }) => {
  const request: AvailabilityRequest = await work.get(availabilityRequests, id);
  const { moving, state } = request;
  requireState(slotTransitions.keep, getSlotState(request, Date.now()));
  if (!moving) throw new AppError(409, 'availability.notMoving');

  const [talent] = await readTalents([request.talentId], work);
  const revision = request.revision + 1;
  const timeRange: TimeRange = { id: `r${revision}-1`, datetime: moving.datetime, status: 'accepted' };

  const change = {
    state: 'accepted',
    timeZone: moving.timeZone,
    timeRanges: [timeRange],
    moving: null,
    revision,
    updatedAt: Timestamp.now(),
  } as const;

  work.update(request, change);
  if (talent) notifyRequest(work, { ...request, ...change }, talent, 'kept');
  work.audit(request, { state, timeZone: request.timeZone, timeRanges: request.timeRanges }, change);

  return serialise({ ...request, ...change });
});
