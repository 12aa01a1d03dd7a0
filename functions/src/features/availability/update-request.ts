import { Timestamp } from 'firebase-admin/firestore';
import { getBookedSlot, MOVE_HOURS, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { raiseOffer } from '@domain/availability/offers.ts';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { notifyRequest } from '../../outgoing/mail/notify-request.ts';
import { availabilityInvites, readAvailabilityInvite } from '../../work/collections/availability-invites.ts';
import { availabilityRequests } from '../../work/collections/availability-requests.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { operation } from '../../work/unit/operation.ts';
import { readMoveFee, requireSeenFee } from '../../common/bookings/quote-fee.ts';
import { readBookingBasis } from '../../work/pricing/booking-basis.ts';
import { buildOffer } from './offer.ts';
import { createRanges } from './ranges.ts';

/**
 * Offers other slots at today's pay and notifies the talent; answers from outdated pages are rejected. An accepted slot stays
 * booked at its agreed pay until another is accepted, which costs the fee that was shown. 409 from the day before it begins, and when the request is closed.
 */
export const updateRequest = operation(
  'availability.update',
  async ({ work, params: { id }, body: { timeZone, timeRanges: offered, fee: seen }, locale }) => {
    const request: AvailabilityRequest = await work.get(availabilityRequests, id);
    const project = requireChangeableProject(await readProject(request.projectId, work));
    const values = { hours: MOVE_HOURS };
    requireState(slotTransitions.update, getSlotState(request, Date.now()), { values });

    // It stays booked while others are offered.
    const moving = getBookedSlot(request) ?? null;
    const [talent] = await readTalents([request.talentId], work);
    if (!talent) throw new AppError(409, 'availability.withdrawn');

    // A moved booking keeps its agreed pay.
    const invite = await readAvailabilityInvite(id, work);
    const offer = moving
      ? undefined
      : raiseOffer(await buildOffer(project, request, work), invite?.agreedFee?.amount);
    const basis = moving ? undefined : await readBookingBasis(project, work);
    const slots = offered.map(({ datetime }) => datetime);
    const moveFee = await readMoveFee(request, slots, work);
    requireSeenFee(moveFee, seen, locale);

    const revision = request.revision + 1;
    const timeRanges = createRanges(offered, timeZone, revision);

    const change = {
      state: 'requested',
      timeZone,
      timeRanges,
      moving,
      declined: null,
      revision,
      updatedAt: Timestamp.now(),
    } as const;

    work.update(request, change);
    work.updateById(availabilityInvites, id, {
      ...(offer ? { offer } : {}),
      ...(basis ? { basis } : {}),
      moveFee: moveFee.fee ?? null,
      moveStep: moveFee.notice.step,
    });
    notifyRequest(work, { ...request, ...change }, talent, moving ? 'moving' : 'changed');

    work.audit(
      request,
      { state: request.state, timeZone: request.timeZone, timeRanges: request.timeRanges },
      change,
    );

    return serialise({ ...request, ...change });
  },
);
