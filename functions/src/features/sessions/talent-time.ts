import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getBookedSpan, filterBookingsInSlot } from '@domain/availability/booked-span.ts';
import { spansOverlap, type Span } from '@domain/availability/slot-times.ts';
import { joinSlots } from '@domain/availability/join-slots.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findOpenTalentRequests } from '../../work/collections/availability-requests.ts';
import { findBookings, isBooked } from '../../work/collections/calendars.ts';
import { readSession } from '../../work/collections/recording-sessions.ts';
import type { Work } from '../../work/unit/work.ts';

/** 409 unless a session lies within the accepted slots of its roles, which follow each other without a break. */
export const refuseOutside = (slots: readonly AvailabilityRequest[], span: Span): void => {
  const spans = slots.flatMap((slot) => getBookedSpan(slot) ?? []);
  const whole = joinSlots(spans);
  if (!whole) throw new AppError(409, 'session.slotsApart', { property: 'moreCastingDemoIds' });
  if (span.from >= whole.from && span.to <= whole.to) return;
  throw new AppError(409, 'session.outsideSlot', {
    property: span.from >= whole.from ? 'endsAt' : 'startsAt',
  });
};

/** 409 if the talent is booked at a session's time, other than by the slots that it takes place in. */
export const refuseBusyTalent = async (
  {
    id,
    projectId,
    castingId,
    talentId,
  }: Pick<RecordingSession, 'id' | 'projectId' | 'castingId' | 'talentId'>,
  slots: readonly AvailabilityRequest[],
  span: Span,
  work: Work,
): Promise<void> => {
  const openRequests = slots.length === 0 ? [] : await findOpenTalentRequests(projectId, talentId, work);
  // Other roles may be accepted in the same slot; their sessions take its time, the slot itself does not.
  const sharing = slots
    .flatMap((slot) => getBookedSpan(slot) ?? [])
    .flatMap((slot) => filterBookingsInSlot(openRequests, castingId, slot));
  const sessionIds = new Set(sharing.flatMap(({ sessionId }) => sessionId ?? []));

  sessionIds.delete(id);

  const sessions = await Promise.all([...sessionIds].map((sessionId) => readSession(sessionId, work)));
  const isRecording = sessions.some(
    (session) =>
      session?.state === 'planned' &&
      spansOverlap(span, { from: session.startsAt.toMillis(), to: session.endsAt.toMillis() }),
  );
  const ignoredIds = [id, ...[...slots, ...sharing].map((slot) => slot.id)];
  if (isRecording || isBooked(await findBookings(talentId, work), span, ignoredIds))
    throw new AppError(409, 'session.talentBusy', { property: 'startsAt' });
};
