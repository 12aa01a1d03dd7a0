import { Timestamp } from 'firebase-admin/firestore';
import { hasVoice, type AvailabilityRequest } from '@domain/availability/availability.ts';
import { filterBookingsInSlot } from '@domain/availability/booked-span.ts';
import type { Span } from '@domain/availability/slot-times.ts';
import { notifyPromoted } from '../../common/options/notify-promoted.ts';
import { notifyRequest } from '../../outgoing/mail/notify-request.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findOpenRequests, findOpenTalentRequests } from '../../work/collections/availability-requests.ts';
import { findBookings, isBooked } from '../../work/collections/calendars.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { recordEvent } from '../../work/records/webhook-events.ts';
import { refuseExcludedRole } from '../../work/access/refuse-excluded.ts';
import type { Work } from '../../work/unit/work.ts';

/** Throws 409 when the talent is exclusive for another company, or booked in a span, unless in the same slot for another role of the casting. */
export const refuseTakenVoice = async (
  work: Work,
  request: AvailabilityRequest,
  span: Span,
): Promise<void> => {
  const { id, projectId, castingId, talentId } = request;
  await refuseExcludedRole(work, request);
  const bookings = await findBookings(talentId, work);
  const requests = await findOpenTalentRequests(projectId, talentId, work);
  const sharing = filterBookingsInSlot(requests, castingId, span).map((booking) => booking.id);
  if (isBooked(bookings, span, [id, ...sharing])) throw new AppError(409, 'availability.slotBooked');
};

/** Returns the role's other requests, which end with an acceptance; none where they stay in reserve. 409 when another voice has the role. */
export const findRivals = async (
  work: Work,
  request: AvailabilityRequest,
): Promise<readonly AvailabilityRequest[]> => {
  if (request.othersThen !== 'release') return [];

  const open = await findOpenRequests(request, work);
  const rivals = open.filter(({ id }) => id !== request.id);
  if (rivals.some(hasVoice)) throw new AppError(409, 'availability.released');
  return rivals;
};

/** Releases a role's other requests and notifies their talents; where one was held, the next option is promoted. */
export const releaseRivals = async (work: Work, rivals: readonly AvailabilityRequest[]): Promise<void> => {
  const talents = await readTalents(
    rivals.map(({ talentId }) => talentId),
    work,
  );
  await notifyPromoted(
    work,
    rivals.filter(({ state }) => state === 'held'),
  );

  for (const rival of rivals) {
    const talent = talents.find(({ id }) => id === rival.talentId);
    const released = work.update(rival, {
      state: 'released',
      revision: rival.revision + 1,
      updatedAt: Timestamp.now(),
    });
    if (talent) notifyRequest(work, released, talent, 'released');

    work.audit(
      { subject: `availabilityRequests/${rival.id}`, agencyId: rival.agencyId },
      { state: rival.state },
      { state: 'released' },
      { action: 'availability.release', by: { platform: 'availability' } },
    );
  }
};

/** Records that a talent is booked, for webhooks. */
export const recordAcceptance = (work: Work, request: AvailabilityRequest, { from, to }: Span): void => {
  const { id, agencyId, projectId, castingId, voiceId, talentId, timeZone } = request;

  recordEvent(work, {
    agencyId,
    event: 'slot.accepted',
    data: {
      projectId,
      castingId,
      voiceId,
      requestId: id,
      talentId,
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      timeZone,
    },
    talentId,
  });
};
