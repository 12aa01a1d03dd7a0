import { Timestamp } from 'firebase-admin/firestore';
import { getBookedSlot, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { notifyRequest } from '../../outgoing/mail/notify-request.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { readMoveFee, requireSeenFee } from '../../common/bookings/quote-fee.ts';
import { availabilityInvites } from '../../work/collections/availability-invites.ts';
import { availabilityRequests } from '../../work/collections/availability-requests.ts';
import { readProject, requireChangeableProject } from '../../work/collections/projects.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { operation } from '../../work/unit/operation.ts';
import { computeSessionMove } from './session-move.ts';
import { createRanges } from './ranges.ts';

/** Proposes another slot for a planned session and notifies the talent. Slot and session stay until the talent accepts. */
export const proposeSlot = operation(
  'availability.propose',
  async ({ work, params: { id }, body: { timeZone, datetime, fee: seen }, locale }) => {
    const request: AvailabilityRequest = await work.get(availabilityRequests, id);
    requireChangeableProject(await readProject(request.projectId, work));
    requireState(slotTransitions.propose, getSlotState(request, Date.now()));

    const revision = request.revision + 1;
    const timeRanges = createRanges([{ datetime }], timeZone, revision);
    await computeSessionMove(request, { datetime, timeZone }, work);
    const moveFee = await readMoveFee(request, [datetime], work);
    requireSeenFee(moveFee, seen, locale);

    const [talent] = await readTalents([request.talentId], work);
    if (!talent) throw new AppError(409, 'availability.withdrawn');

    const change = {
      state: 'requested',
      timeZone,
      timeRanges,
      moving: getBookedSlot(request) ?? null,
      declined: null,
      revision,
      updatedAt: Timestamp.now(),
    } as const;

    work.update(request, change);
    work.updateById(availabilityInvites, id, {
      moveFee: moveFee.fee ?? null,
      moveStep: moveFee.notice.step,
    });
    notifyRequest(work, { ...request, ...change }, talent, 'moving');

    work.audit(
      request,
      { state: request.state, timeZone: request.timeZone, timeRanges: request.timeRanges },
      change,
    );

    return serialise({ ...request, ...change });
  },
);
