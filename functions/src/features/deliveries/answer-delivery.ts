import { Timestamp } from 'firebase-admin/firestore';
import { deliveryTransitions, getVersionState } from '@domain/deliveries/transitions.ts';
import { requireTransition } from '../../platform/errors/require-state.ts';
import { getRolesIn } from '../../work/access/roles-in.ts';
import { getClientUid } from '../../work/access/staff.ts';
import { deliveries } from '../../work/collections/deliveries.ts';
import { readOrder } from '../../work/collections/orders.ts';
import { markBillDue } from '../../work/records/orders.ts';
import { operation } from '../../work/unit/operation.ts';
import { chargePickups, keepPickup } from './charge-pickups.ts';
import { announceAnswer, recordDeliveryEvent } from './notify-delivery.ts';

/** Accepts a version for the client. 409 when it is accepted or replaced. */
export const acceptDelivery = operation(
  'deliveries.accept',
  { record: deliveries, facts: ['state'] },
  async ({ work, caller, params: { id }, locale }) => {
    const delivery = await work.get(deliveries, id);
    requireTransition(deliveryTransitions.accept, getVersionState(delivery), getRolesIn(caller, delivery));

    const now = work.once(() => Timestamp.now().toMillis());
    await announceAnswer(work, delivery, 'accepted', `${id}_${now}`);

    const accepted = {
      state: 'accepted',
      acceptedAt: Timestamp.fromMillis(now),
      acceptedBy: caller.uid,
      remindAt: null,
    } as const;

    markBillDue(work, await readOrder(delivery.projectId, work));
    recordDeliveryEvent(work, work.update(delivery, accepted));
    await chargePickups(work, delivery, getClientUid(caller, delivery.agencyId), locale);

    return { id };
  },
);

/** Stores what the client wants changed; a repeat replaces it. 409 when the version is accepted or replaced. */
export const requestRevision = operation(
  'deliveries.requestRevision',
  { record: deliveries, facts: ['state', 'revision'] },
  async ({ work, caller, params: { id }, body: { atMs, note, cause } }) => {
    const delivery = await work.get(deliveries, id);
    const roles = getRolesIn(caller, delivery);
    requireTransition(deliveryTransitions.requestRevision, getVersionState(delivery), roles);

    const now = work.once(() => Timestamp.now().toMillis());
    await announceAnswer(work, delivery, 'revisionRequested', `${id}_${now}`);
    const revision = { atMs, note, cause, at: Timestamp.fromMillis(now), by: caller.uid };
    const waiting = { state: 'revisionRequested', revision, acceptsAt: null, remindAt: null } as const;
    const changed = work.update(delivery, waiting);
    recordDeliveryEvent(work, changed);
    await keepPickup(work, delivery, cause);
    return { id };
  },
);
