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
import { readProject, requireChangeableProject } from '../../work/collections/projects.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import { readBook } from '../../work/records/option-book.ts';
import { operation } from '../../work/unit/operation.ts';
import { findRivals, recordAcceptance, refuseTakenVoice, releaseRivals } from './accept-slot.ts';
import { requireHeldOption } from './require-held-option.ts';

/** Books a talent's first option, and ends competing ones and the role's other requests. 409 for a later one, and when it has ended. */
export const bookOption = operation('availability.book', async ({ work, caller, params: { id } }) => {
  const request = await work.get(availabilityRequests, id);
  requireChangeableProject(await readProject(request.projectId, work));
  requireState(slotTransitions.book, getSlotState(request, Date.now()));
  const option = requireHeldOption(request);

  const { talentId, revision } = request;
  const book = await readBook(talentId, work);
  if (getRank(book, option) > 1) throw new AppError(409, 'option.notFirst');
  await refuseTakenVoice(work, request, option);
  const rivals = await findRivals(work, request);

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

  await releaseRivals(work, rivals);
  recordAcceptance(work, request, option);
  if (talent) notifyRequest(work, booked, talent, 'confirmed');
  if (requester && requester.id !== caller.uid) notifyRequester(work, booked, requester, 'confirmed');
  work.audit(request, { state: 'held' }, { state: 'accepted' });

  return serialise(booked);
});
