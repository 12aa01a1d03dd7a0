import { Timestamp } from 'firebase-admin/firestore';
import type { AvailabilityRequest, TimeRange } from '@domain/availability/availability.ts';
import { withdrawCounter } from '@domain/availability/counter-offer.ts';
import { findBeaten } from '@domain/availability/options.ts';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { notifyRequester } from '../../outgoing/mail/notify-requester.ts';
import { notifyRequest } from '../../outgoing/mail/notify-request.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import { readBook } from '../../work/records/option-book.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { findRivals, recordAcceptance, refuseTakenVoice, releaseRivals } from './accept-slot.ts';
import { chargeMove } from './charge-move.ts';
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

/**
 * Accepts a slot and books the talent, or holds it as an option. Of overlapping acceptances, across agencies, one is refused, unless it is
 * the same slot for another role.
 */
export const confirmSlot = operationInSteps(
  'availability.confirm',
  async ({ step, params: { id }, query: { token }, body: { timeRanges: answer }, locale }) => {
    await step(
      async (work) => {
        const { request, invite } = await readAvailabilityLink(token, id, work);
        const chosen = getAcceptedSlot(request, answer);
        if (request.state === 'accepted' && chosen.status === 'accepted') return;
        if (request.kind === 'option') return holdSlot(work, request, chosen);
        requireState(slotTransitions.confirm, getSlotState(request, Date.now()));

        const span = toSpan(chosen, request.timeZone);
        if (span.from <= Date.now()) throw new AppError(409, 'availability.slotPast');

        await refuseTakenVoice(work, request, span);
        const book = await readBook(request.talentId, work);
        if (findBeaten(book, { ...span, projectId: request.projectId }).length > 0)
          throw new AppError(409, 'option.slotHeld');

        const rivals = await findRivals(work, request);
        const { datetime } = chosen;
        const move = await computeSessionMove(request, { datetime, timeZone: request.timeZone }, work);
        const [talent] = await readTalents([request.talentId], work);
        const asker = await readUser(request.requestedBy, work);
        const now = Timestamp.now();

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
          ...withdrawCounter(request.counter),
          revision,
          updatedAt: now,
        } as const;

        const accepted = { ...request, ...change };

        work.update(request, change);

        await releaseRivals(work, rivals);

        recordAcceptance(work, request, span);
        await chargeMove(work, request, invite, chosen.datetime);

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
