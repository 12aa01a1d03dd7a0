import { Timestamp } from 'firebase-admin/firestore';
import type { AvailabilityRequest, TimeRange } from '@domain/availability/availability.ts';
import { withdrawCounter } from '@domain/availability/counter-offer.ts';
import { DEFAULT_HOLD_HOURS, getRank, type HeldOption } from '@domain/availability/options.ts';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { subtractWorkingHours } from '@domain/availability/working-time.ts';
import { readWorkingClock } from '../../common/options/working-clock.ts';
import { notifyOption } from '../../outgoing/mail/notify-option.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import { readBook, toSlotOption } from '../../work/records/option-book.ts';
import type { Work } from '../../work/unit/work.ts';
import { refuseTakenVoice } from './accept-slot.ts';
import { toSpan } from './ranges.ts';

/** Most options of a talent: with the bookings they fit into one document. */
const OPTIONS_MAX = 300;

/** Shortest time that a talent's option holds, in milliseconds: their answer came late. */
const SHORTEST_MS = 60 * 60 * 1000;

/** Returns when options on slots end, by the agency's working hours. */
const getEndOfHold = async (agencyId: string): Promise<(from: number) => number> => {
  const [agency, clock] = await Promise.all([readAgency(agencyId), readWorkingClock(agencyId)]);
  const hours = agency?.holdHours ?? DEFAULT_HOLD_HOURS;
  return (from) => subtractWorkingHours(from, hours, clock);
};

/** Throws 422 for a slot so near that an option on it would have ended. */
export const refuseLateOptions = async (
  agencyId: string,
  ranges: readonly TimeRange[],
  zone: string,
): Promise<void> => {
  const [getEnd, agency] = await Promise.all([getEndOfHold(agencyId), readAgency(agencyId)]);
  const late = ranges.find((range) => getEnd(toSpan(range, zone).from) <= Date.now());
  if (late)
    throw new AppError(422, 'option.tooLate', {
      property: 'timeRanges',
      values: { datetime: late.datetime, hours: agency?.holdHours ?? DEFAULT_HOLD_HOURS },
    });
};

/** Holds a slot as an option, behind the talent's earlier ones. 409 when the talent is booked then. */
export const holdSlot = async (
  work: Work,
  request: AvailabilityRequest,
  chosen: TimeRange,
): Promise<void> => {
  const { id, agencyId, projectId, talentId, timeZone } = request;
  if (request.state === 'held' && request.option?.rangeId === chosen.id) return;
  requireState(slotTransitions.hold, getSlotState(request, Date.now()));

  const span = toSpan(chosen, timeZone);
  const now = Date.now();
  if (span.from <= now) throw new AppError(409, 'availability.slotPast');
  await refuseTakenVoice(work, request, span);

  const [book, getEnd, requester] = await Promise.all([
    readBook(talentId, work),
    getEndOfHold(agencyId),
    readUser(request.requestedBy, work),
  ]);
  if (book.length >= OPTIONS_MAX)
    throw new AppError(409, 'availability.calendarFull', { values: { max: OPTIONS_MAX } });
  const [talent] = await readTalents([talentId], work);

  const holdsUntil = Math.min(span.from, Math.max(getEnd(span.from), now + SHORTEST_MS));
  const times = { heldAt: now, holdsUntil, challengedUntil: null };
  const option: HeldOption = { id, agencyId, projectId, ...span, ...times };

  const changed = work.update(request, {
    state: 'held',
    option: toSlotOption(option, chosen.id, getRank([...book, option], option)),
    declined: null,
    ...withdrawCounter(request.counter),
    revision: request.revision + 1,
    updatedAt: Timestamp.fromMillis(now),
  });
  if (talent) notifyOption(work, changed, { talent }, 'held');
  if (requester) notifyOption(work, changed, { requester }, 'held');

  work.audit(
    { subject: `availabilityRequests/${id}`, agencyId },
    { state: request.state },
    { state: 'held', datetime: chosen.datetime, timeZone },
    { action: 'availability.hold' },
  );
};
