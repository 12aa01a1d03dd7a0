import { getOrderStage, getOrderTransitions } from '@domain/orders/transitions.ts';
import { requireTransition } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { getRolesIn } from '../../work/access/roles-in.ts';
import { orders } from '../../work/collections/orders.ts';
import { operation } from '../../work/unit/operation.ts';
import { creditPart } from './credit-part.ts';

/** Credits a part of an order's invoice, and the fees of talents that it names. 422 for the whole amount, which cancelling credits. */
export const creditOrder = operation(
  'orders.credit',
  { record: orders, facts: ['net', 'total', 'credits', 'state'] },
  async ({ work, caller, params: { id }, body: { net, reason, fees = [] }, locale }) => {
    const order = await work.get(orders, id);
    requireTransition(getOrderTransitions(order).credit, getOrderStage(order), getRolesIn(caller, order));
    return serialise(await creditPart(work, order, { net, reason, fees, locale }));
  },
);
