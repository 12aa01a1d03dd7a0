import { Timestamp } from 'firebase-admin/firestore';
import {
  getBookedSlot,
  MOVE_HOURS,
  type AgreedSlot,
  type AvailabilityRequest,
} from '@domain/availability/availability.ts';
import { getBookedSpan } from '@domain/availability/booked-span.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { notifyRequest } from '../../outgoing/mail/notify-request.ts';
import { setOffer } from '../../work/records/availability-invites.ts';
import { availabilityRequests } from '../../work/records/availability-requests.ts';
import { requireChangeableProject, readProject } from '../../work/records/projects.ts';
import { readTalents } from '../../work/records/talents.ts';
import { operation } from '../../work/unit/operation.ts';
import { buildOffer } from './offer.ts';
import { createRanges } from './ranges.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Returns the booking kept while other slots are offered; 409 when it begins too soon. */
const toBeMoved = (request: AvailabilityRequest): AgreedSlot | null => {
  const span = getBookedSpan(request);
  if (span && span.from <= Date.now()) throw new AppError(409, 'availability.begun');
  if (request.state !== 'accepted') return request.moving ?? null;
  if (span && span.from <= Date.now() + MOVE_HOURS * HOUR_MS)
    throw new AppError(409, 'availability.tooLateToMove', { values: { hours: MOVE_HOURS } });
  return getBookedSlot(request) ?? null;
};

/**
 * Offers other slots at today's pay and notifies the talent; answers from outdated pages are rejected. An accepted slot stays
 * booked at its agreed pay until another is accepted. 409 from the day before it begins, and when the request is closed.
 */
export const updateRequest = operation(
  'availability.update',
  async ({ work, params: { id }, body: { timeZone, timeRanges: offered } }) => {
    const request: AvailabilityRequest = await work.get(availabilityRequests, id);
    const project = requireChangeableProject(await readProject(request.projectId, work));
    if (request.state === 'released' || request.state === 'cancelled')
      throw new AppError(409, `availability.${request.state}`);
    // Engineer and participants rely on the slot, so the session is cancelled first.
    if (request.sessionId) throw new AppError(409, 'session.cancelFirst');

    const moving = toBeMoved(request);
    const [talent] = await readTalents([request.talentId], work);
    if (!talent) throw new AppError(409, 'availability.withdrawn');

    // A moved booking keeps its agreed pay.
    const offer = moving ? undefined : await buildOffer(project, request, work);
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
    if (offer) setOffer(work, id, offer);
    notifyRequest(work, { ...request, ...change }, talent, moving ? 'moving' : 'changed');

    work.audit(
      request,
      { state: request.state, timeZone: request.timeZone, timeRanges: request.timeRanges },
      change,
    );

    return serialise({ ...request, ...change });
  },
);
