import { Timestamp } from 'firebase-admin/firestore';
import type { TimeRange } from '@domain/availability/availability.ts';
import { findBeaten, getRank } from '@domain/availability/options.ts';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { endOptions } from '../../common/options/end-options.ts';
import { notifyRequest } from '../../outgoing/mail/notify-request.ts';
import { notifyRequester } from '../../outgoing/mail/notify-requester.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { availabilityRequests } from '../../work/collections/availability-requests.ts';
import { findBookings, isBooked } from '../../work/collections/calendars.ts';
import { readProject, requireChangeableProject } from '../../work/collections/projects.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import { readBook, toHeldOption } from '../../work/records/option-book.ts';
import { recordEvent } from '../../work/records/webhook-events.ts';
import { operation } from '../../work/unit/operation.ts';

/** Books a talent's first option, and ends competing ones. 409 for a later one, and when it has ended. */
export const bookOption = operation('availability.book', async ({ work, caller, params: { id } }) => {
  const request = await work.get(availabilityRequests, id);
  requireChangeableProject(await readProject(request.projectId, work));
  requireState(slotTransitions.book, getSlotState(request, Date.now()));
  const option = toHeldOption(request);
  if (!option) throw new AppError(409, 'option.none');

  const { talentId, agencyId, projectId, castingId, voiceId, timeZone, revision } = request;
  const book = await readBook(talentId, work);
  if (getRank(book, option) > 1) throw new AppError(409, 'option.notFirst');
  if (isBooked(await findBookings(talentId, work), option))
    throw new AppError(409, 'availability.slotBooked');

  const beaten = await work.readAll(
    availabilityRequests,
    findBeaten(book, option).map((item) => item.id),
  );
  const [[talent], requester] = await Promise.all([
    readTalents([talentId], work),
    readUser(request.requestedBy, work),
  ]);

  await endOptions(
    work,
    beaten.filter((item) => item !== undefined),
    'beaten',
    { platform: 'availability' },
  );

  const rangeId = request.option?.rangeId;
  const booked = work.update(request, {
    state: 'accepted',
    option: null,
    timeRanges: request.timeRanges.map((range): TimeRange => ({
      ...range,
      status: range.id === rangeId ? 'accepted' : 'rejected',
    })),
    revision: revision + 1,
    updatedAt: Timestamp.now(),
  });

  const [from, to] = [option.from, option.to].map((moment) => new Date(moment).toISOString());
  recordEvent(work, {
    agencyId,
    event: 'slot.accepted',
    data: {
      projectId,
      castingId,
      voiceId,
      requestId: id,
      talentId,
      from: from ?? '',
      to: to ?? '',
      timeZone,
    },
    talentId,
  });
  if (talent) notifyRequest(work, booked, talent, 'confirmed');
  if (requester && requester.id !== caller.uid) notifyRequester(work, booked, requester, 'confirmed');
  work.audit(request, { state: 'held' }, { state: 'accepted' });

  return serialise(booked);
});
