import { Timestamp } from 'firebase-admin/firestore';
import { getTotal, mayCounter, raiseOffer } from '@domain/availability/offers.ts';
import type { CounterOffer } from '@domain/availability/counter-offer.ts';
import { getSlotState, slotTransitions } from '@domain/availability/transitions.ts';
import { getCastingLanguage } from '@domain/castings/castings.ts';
import { formatMoney } from '@domain/values/money.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { notifyRequester } from '../../outgoing/mail/notify-requester.ts';
import { notifyRequest } from '../../outgoing/mail/notify-request.ts';
import { availabilityInvites, readAvailabilityInvite } from '../../work/collections/availability-invites.ts';
import { availabilityRequests } from '../../work/collections/availability-requests.ts';
import { projects, readProject, requireChangeableProject } from '../../work/collections/projects.ts';
import { readTalents } from '../../work/collections/talents.ts';
import { readUser } from '../../work/collections/users.ts';
import { readVoicePart } from '../../work/pricing/talent-offer.ts';
import { operation, operationInSteps } from '../../work/unit/operation.ts';
import { readAvailabilityLink } from './link-access.ts';
import { toPage } from './show-page.ts';

/** Proposes another fee, once, and emails the requester its price. 409 where the terms don't allow it, 422 for less than is offered. */
export const proposeFee = operationInSteps(
  'availability.counter',
  async ({ step, params: { id }, query: { token }, body: { amount, reason }, locale }) => {
    await step(
      async (work) => {
        const { request, invite } = await readAvailabilityLink(token, id, work);
        requireState(slotTransitions.counter, getSlotState(request, Date.now()));
        const offered = getTotal(invite.offer);
        if (!mayCounter(invite) || offered === undefined) throw new AppError(409, 'booking.noCounter');

        const { currency } = invite.offer;
        if (amount <= offered)
          throw new AppError(422, 'booking.counterTooLow', {
            property: 'amount',
            values: { fee: formatMoney(offered, currency, locale) },
          });

        const project = requireChangeableProject(await readProject(request.projectId, work));
        const before = await readVoicePart(project, request, undefined, work);
        const total = await readVoicePart(project, request, amount, work);
        const asker = await readUser(request.requestedBy, work);
        if (before === null || total === null) throw new AppError(409, 'booking.noCounter');

        const counter: CounterOffer = {
          state: 'open',
          reason,
          currency,
          before,
          total,
          at: Timestamp.now(),
        };

        work.update(request, { counter, updatedAt: Timestamp.now() });
        work.updateById(availabilityInvites, id, { counterAmount: amount });
        if (asker) notifyRequester(work, request, asker, 'counter');

        work.audit(
          { subject: `availabilityRequests/${id}`, agencyId: request.agencyId },
          { fee: offered, currency },
          { fee: amount, currency },
        );
      },
      { author: { link: id } },
    );

    return toPage(await readAvailabilityLink(token, id), locale);
  },
);

/** Accepts or declines another fee at the shown price, and notifies the talent; an accepted one counts in the project's price. */
export const decideFee = operation(
  'availability.decideCounter',
  async ({ work, params: { id }, body: { accepts, total } }) => {
    const request = await work.get(availabilityRequests, id);
    requireState(slotTransitions.decideCounter, getSlotState(request, Date.now()));
    const project = requireChangeableProject(await readProject(request.projectId, work));
    const invite = await readAvailabilityInvite(id, work);
    if (!invite) throw notFound();

    const { counter } = request;
    const { counterAmount: amount } = invite;
    const isShown = counter?.state === 'open' && counter.total === total;
    if (!isShown || amount === undefined) throw new AppError(409, 'booking.counterDecided');

    const [talent] = await readTalents([request.talentId], work);
    const state = accepts ? 'accepted' : 'declined';
    const change = {
      counter: { ...counter, state },
      revision: request.revision + 1,
      updatedAt: Timestamp.now(),
    } as const;

    work.update(request, change);

    if (accepts) {
      const language = getCastingLanguage(request.castingId, request.projectId) ?? '';
      work.update(invite, {
        offer: raiseOffer(invite.offer, amount),
        agreedFee: { voiceId: request.voiceId, language, amount },
      });
      if (!project.hasAgreedFees) work.updateById(projects, project.id, { hasAgreedFees: true });
    }

    const occasion = accepts ? 'counterAccepted' : 'counterDeclined';
    if (talent) notifyRequest(work, { ...request, ...change }, talent, occasion);

    work.audit(
      request,
      { counter: counter.state },
      { counter: state, total: accepts ? counter.total : counter.before, currency: counter.currency },
    );

    return serialise({ ...request, ...change });
  },
);
