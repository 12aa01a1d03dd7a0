import { Timestamp } from 'firebase-admin/firestore';
import { hasVoice, type AvailabilityRequest, type TimeRange } from '@domain/availability/availability.ts';
import { filterBookingsInSlot } from '@domain/availability/booked-span.ts';
import { findBeaten } from '@domain/availability/options.ts';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { notifyRequester } from '../../outgoing/mail/notify-requester.ts';
import { notifyRequest } from '../../outgoing/mail/notify-request.ts';
import { findOpenTalentRequests, findOpenRequests } from '../../work/collections/availability-requests.ts';
import { findBookings, isBooked } from '../../work/collections/calendars.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import { readBook } from '../../work/records/option-book.ts';
import { recordEvent } from '../../work/records/webhook-events.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';
import { holdSlot } from './hold-slot.ts';
import { readAvailabilityLink } from './link-access.ts';
import { computeSessionMove, moveSession } from './session-move.ts';
import { toSpan } from './ranges.ts';
import { toPage } from './show-page.ts';

type Answer = readonly { readonly id: string; readonly status: 'accepted' | 'rejected' }[];

/** Returns the slot that is accepted; 409 for an answer to outdated slots. */
const getAcceptedSlot = ({ timeRanges }: AvailabilityRequest, answer: Answer): TimeRange => {
  const named = new Set(answer.map(({ id }) => id));
  const isSame = named.size === timeRanges.length && timeRanges.every(({ id }) => named.has(id));
  const chosen = answer.find(({ status }) => status === 'accepted');
  const range = timeRanges.find(({ id }) => id === chosen?.id);
  if (!isSame || !range) throw new AppError(409, 'availability.changed');
  return range;
};

const releaseOthers = async (
  work: Work,
  availabilityRequests: readonly AvailabilityRequest[],
  now: Timestamp,
): Promise<() => void> => {
  const talents = await readTalents(
    availabilityRequests.map(({ talentId }) => talentId),
    work,
  );

  return () => {
    for (const availabilityRequest of availabilityRequests) {
      const talent = talents.find(({ id }) => id === availabilityRequest.talentId);
      const change = {
        state: 'released',
        revision: availabilityRequest.revision + 1,
        updatedAt: now,
      } as const;

      work.update(availabilityRequest, change);
      if (talent) notifyRequest(work, { ...availabilityRequest, ...change }, talent, 'released');

      const details = { action: 'availability.release', by: { platform: 'availability' } } as const;
      const subject = `availabilityRequests/${availabilityRequest.id}`;

      work.audit(
        { subject, agencyId: availabilityRequest.agencyId },
        { state: availabilityRequest.state },
        { state: 'released' },
        details,
      );
    }
  };
};

/**
 * Accepts a slot and books the talent, or holds it as an option. Of overlapping acceptances, across agencies, one is refused, unless it is
 * the same slot for another role.
 */
export const confirmSlot = operationInSteps(
  'availability.confirm',
  async ({ step, params: { id }, query: { token }, body: { timeRanges: answer }, locale }) => {
    await step(
      async (work) => {
        const { request } = await readAvailabilityLink(token, id, work);
        const chosen = getAcceptedSlot(request, answer);
        if (request.state === 'accepted' && chosen.status === 'accepted') return;
        if (request.kind === 'option') return holdSlot(work, request, chosen);
        requireState(slotTransitions.confirm, getSlotState(request, Date.now()));

        const span = toSpan(chosen, request.timeZone);
        if (span.from <= Date.now()) throw new AppError(409, 'availability.slotPast');

        const bookings = await findBookings(request.talentId, work);
        const availabilityRequests = await findOpenTalentRequests(request.projectId, request.talentId, work);
        const sharing = filterBookingsInSlot(availabilityRequests, request.castingId, span).map(
          (booking) => booking.id,
        );
        if (isBooked(bookings, span, [id, ...sharing])) throw new AppError(409, 'availability.slotBooked');
        const book = await readBook(request.talentId, work);
        if (findBeaten(book, { ...span, projectId: request.projectId }).length > 0)
          throw new AppError(409, 'option.slotHeld');

        const openRequests = await findOpenRequests(request, work);
        const rivals = openRequests.filter((openRequest) => openRequest.id !== id);
        // The first acceptance gets the role, unless others stay in reserve.
        if (request.othersThen === 'release' && rivals.some(hasVoice))
          throw new AppError(409, 'availability.released');

        const { datetime } = chosen;
        const move = await computeSessionMove(request, { datetime, timeZone: request.timeZone }, work);
        const [talent] = await readTalents([request.talentId], work);
        const asker = await readUser(request.requestedBy, work);
        const now = Timestamp.now();
        const release = await releaseOthers(work, request.othersThen === 'release' ? rivals : [], now);

        const revision = move ? await moveSession(work, request, move) : request.revision + 1;
        const timeRanges = request.timeRanges.map((range): TimeRange => ({
          ...range,
          status: range.id === chosen.id ? 'accepted' : 'rejected',
        }));

        const change = {
          state: 'accepted',
          timeRanges,
          moving: null,
          declined: null,
          revision,
          updatedAt: now,
        } as const;

        const accepted = { ...request, ...change };

        work.update(request, change);

        release();

        const { agencyId, projectId, castingId, voiceId, talentId, timeZone } = request;
        recordEvent(work, {
          agencyId,
          event: 'slot.accepted',
          data: {
            projectId,
            castingId,
            voiceId,
            requestId: id,
            talentId,
            from: new Date(span.from).toISOString(),
            to: new Date(span.to).toISOString(),
            timeZone,
          },
          talentId,
        });

        // Both take part in a session, whose people are notified of its new time.
        if (talent && !move) notifyRequest(work, accepted, talent, 'confirmed');
        if (asker && !move) notifyRequester(work, accepted, asker, 'confirmed');

        work.audit(
          { subject: `availabilityRequests/${id}`, agencyId: request.agencyId },
          { state: request.state },
          { state: 'accepted', datetime: chosen.datetime, timeZone: request.timeZone },
        );
      },
      { author: { link: id } },
    );

    return toPage(await readAvailabilityLink(token, id), locale);
  },
);
