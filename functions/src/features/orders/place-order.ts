import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { getOrderStage, orderTransitions } from '@domain/orders/transitions.ts';
import { isInForce, type Order } from '@domain/orders/orders.ts';
import { computeVatBetween } from '@domain/orders/vat-between.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { requireAuthor, requireState } from '../../platform/errors/require-state.ts';
import { getRolesIn } from '../../work/access/roles-in.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { notifyOrder } from '../../outgoing/mail/notify-order.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readRevision } from '../../work/collections/order-revisions.ts';
import { createRevision } from '../../work/records/order-revisions.ts';
import { orders, readOrder } from '../../work/collections/orders.ts';
import { recordOrderStep, recordPaymentAction } from '../../work/records/orders.ts';
import { requireChangeableProject, projects, readProject } from '../../work/collections/projects.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { recordExclusivity, refuseExcludedOrder } from './ordered-exclusivity.ts';
import { getObstacles, buildOffer, getSums } from './order-price.ts';
import { readParties } from '../../work/collections/parties.ts';

/** Orders a project at the shown price, or accepts a changed one. Idempotent per acceptance. 409: price changed, or project can't be ordered. */
export const placeOrder = operationInSteps(
  'orders.createStatus',
  async ({ step, caller, params: { id }, body, locale }) => {
    const { priceKey, reference, airDate } = body;
    const project = requireChangeableProject(requireVisible(caller, 'projects', await readProject(id)));
    const seen = await readOrder(id);
    if (!seen) throw notFound();
    if (isInForce(seen) && seen.priceKey === priceKey) return serialise(seen);
    requireState(orderTransitions.place, getOrderStage(seen));
    requireAuthor(orderTransitions.place, getOrderStage(seen), getRolesIn(caller, project));

    const accepted = isInForce(seen) ? await readRevision(seen) : undefined;
    const [offer, parties] = await Promise.all([
      buildOffer(project, seen.extras, accepted),
      readParties(project),
    ]);
    if (offer.key !== priceKey) throw new AppError(409, 'order.priceChanged', { property: 'priceKey' });
    const [obstacle] = getObstacles(offer, parties.billing !== undefined);
    if (obstacle) throw new AppError(409, `order.${obstacle}`);

    // An acting admin orders for the client: the email names the agency.
    const agency = caller.uid === caller.realUid ? undefined : await readAgency(project.agencyId);

    const placed = await step(
      async (work): Promise<Order> => {
        const orderedProject = requireChangeableProject(await work.get(projects, id));
        const before = await readOrder(id, work);
        // Changed concurrently: another revision, state or surcharge.
        if (!before || before.state !== seen.state || before.revision !== seen.revision)
          throw new AppError(409, 'order.notNow');
        if (JSON.stringify(before.extras) !== JSON.stringify(seen.extras))
          throw new AppError(409, 'order.priceChanged', { property: 'priceKey' });
        if (!isDeepStrictEqual(orderedProject.exclusivity ?? null, offer.input.exclusivity ?? null))
          throw new AppError(409, 'order.priceChanged', { property: 'priceKey' });

        const after: Order = {
          ...before,
          ...getSums(offer, computeVatBetween(parties, offer.net)),
          projectName: orderedProject.name,
          state: 'received',
          revision: before.revision + 1,
          reference: reference || before.reference,
          airDate: orderedProject.airDate ?? airDate ?? null,
          repricedAt: null,
          orderedBy: caller.uid,
          placedBy: agency?.publicName ?? null,
          updatedAt: Timestamp.now(),
        };

        await refuseExcludedOrder(work, { ...orderedProject, airDate: after.airDate ?? null }, offer.input);
        await recordExclusivity(work, after, offer.input);

        work.set(orders, after);
        createRevision(work, after, offer);
        recordOrderStep(work, after, 'client');
        recordPaymentAction(work, after, { provider: 'invoice', status: 'none' });

        work.updateById(projects, id, {
          airDate: after.airDate ?? null,
          ...(orderedProject.state === 'Closed' ? {} : { state: 'Ordered' }),
        });

        work.audit(
          { subject: `orders/${id}`, agencyId: project.agencyId },
          { state: before.state, total: before.total },
          { state: after.state, revision: after.revision, total: after.total, currency: after.currency },
        );

        await notifyOrder(work, orderedProject, caller.uid, {
          order: after,
          occasion: after.revision === 1 ? 'received' : 'changed',
          number: after.revision,
          byClient: true,
          locale,
        });

        return after;
      },
      { action: 'orders.place' },
    );

    return serialise(placed);
  },
);
