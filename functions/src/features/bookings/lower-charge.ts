import { Timestamp } from 'firebase-admin/firestore';
import { splitByWeight } from '@domain/orders/earnings.ts';
import type { Order } from '@domain/orders/orders.ts';
import { getOrderStage, getOrderTransitions } from '@domain/orders/transitions.ts';
import { computeVatBetween } from '@domain/orders/vat-between.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { readVoiceTerms } from '../../work/collections/order-revisions.ts';
import { orders } from '../../work/collections/orders.ts';
import { readParties } from '../../work/collections/parties.ts';
import { createVoiceTerms } from '../../work/records/order-revisions.ts';
import { recordOrderStep } from '../../work/records/orders.ts';
import { operation } from '../../work/unit/operation.ts';

/** Lowers a charge to a net amount, its parts and the talent's fee alike. 422 for more than it is. */
export const lowerCharge = operation(
  'bookings.lowerCharge',
  { record: orders, facts: ['net', 'total', 'revision'] },
  async ({ work, params: { id }, body: { net } }) => {
    const order = await work.get(orders, id);
    requireState(getOrderTransitions(order).lowerCharge, getOrderStage(order));
    const terms = await readVoiceTerms(order, work);
    if (!order.charge || !terms) throw new AppError(409, 'order.notNow');
    if (net === order.net) return serialise(order);
    if (net > order.net) throw new AppError(422, 'booking.chargeTooMuch', { property: 'net' });

    const { charge } = order;
    const { earned, usage = 0 } = terms;
    const [voice = 0, studio = 0] = splitByWeight(net, [charge.voice, charge.studio]);
    const take = (part: number | null): number =>
      charge.voice === 0 ? 0 : Number((BigInt(part ?? 0) * BigInt(voice)) / BigInt(charge.voice));
    const vat = computeVatBetween(await readParties(order, work), net);

    const lowered: Order = {
      ...order,
      charge: { ...charge, voice, studio },
      revision: order.revision + 1,
      net,
      vat,
      total: net + (vat?.amount ?? 0),
      updatedAt: Timestamp.now(),
    };

    work.set(orders, lowered);
    createVoiceTerms(work, lowered, { ...terms, earned: take(earned), usage: take(usage) });
    recordOrderStep(work, lowered, 'agency');

    return serialise(lowered);
  },
);
