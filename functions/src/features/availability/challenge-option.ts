import { Timestamp } from 'firebase-admin/firestore';
import {
  challengeEarlier,
  DEFAULT_CHALLENGE_HOURS,
  findOptionChanges,
  getRank,
} from '@domain/availability/options.ts';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { addWorkingHours } from '@domain/availability/working-time.ts';
import { readWorkingClock } from '../../common/options/working-clock.ts';
import { notifyOption } from '../../outgoing/mail/notify-option.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { availabilityRequests } from '../../work/collections/availability-requests.ts';
import { readProject, requireChangeableProject } from '../../work/collections/projects.ts';
import { readUser } from '../../work/collections/users.ts';
import { readBook, toSlotOption } from '../../work/records/option-book.ts';
import { operation } from '../../work/unit/operation.ts';
import { requireHeldOption } from './require-held-option.ts';

/** Gives earlier options the agency's hours to be booked or released. 409 for the first option, and when all are challenged. */
export const challengeOption = operation('availability.challenge', async ({ work, params: { id } }) => {
  const request = await work.get(availabilityRequests, id);
  requireChangeableProject(await readProject(request.projectId, work));
  requireState(slotTransitions.challenge, getSlotState(request, Date.now()));
  const option = requireHeldOption(request);

  const { agencyId, talentId } = request;
  const book = await readBook(talentId, work);
  if (getRank(book, option) === 1) throw new AppError(409, 'option.first');

  const [agency, clock] = await Promise.all([readAgency(agencyId, work), readWorkingClock(agencyId)]);
  const hours = agency?.challengeHours ?? DEFAULT_CHALLENGE_HOURS;
  const challenged = challengeEarlier(book, option, addWorkingHours(Date.now(), hours, clock));
  const changes = findOptionChanges(book, challenged);
  if (changes.length === 0) throw new AppError(409, 'option.challenged');

  const earlier = await work.readAll(
    availabilityRequests,
    changes.map((change) => change.id),
  );
  for (const [index, item] of earlier.entries()) {
    const after = challenged.find((option) => option.id === changes[index]?.id);
    if (!item?.option || !after) continue;

    const change = work.update(item, {
      option: toSlotOption(after, item.option.rangeId, item.option.rank),
      updatedAt: Timestamp.now(),
    });
    const requester = await readUser(item.requestedBy, work);
    if (requester) notifyOption(work, change, { requester }, 'challenged');
    work.audit(
      { subject: `availabilityRequests/${item.id}`, agencyId: item.agencyId },
      { challengedUntil: item.option.challengedUntil },
      { challengedUntil: change.option?.challengedUntil ?? null },
      { by: { platform: 'availability' } },
    );
  }
  work.audit(request, null, { challenged: changes.length });

  return serialise(request);
});
