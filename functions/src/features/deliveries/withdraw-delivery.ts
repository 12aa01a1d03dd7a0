import { Timestamp } from 'firebase-admin/firestore';
import { deliveryTransitions, getVersionState } from '@domain/deliveries/transitions.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { discardFile } from '../../platform/storage/files.ts';
import { deliveries, findSessionDeliveries } from '../../work/collections/deliveries.ts';
import { deliveryUploads } from '../../work/collections/delivery-uploads.ts';
import { readProject } from '../../work/collections/projects.ts';
import { recordingSessions } from '../../work/collections/recording-sessions.ts';
import { operation, operationInSteps } from '../../work/unit/operation.ts';
import { getDeliveryPath } from './delivery-path.ts';
import { requireDeliverableSession } from './delivery-rights.ts';
import { announceWithdrawal, recordDeliveryEvent } from './notify-delivery.ts';
import { startWaiting } from './send-deliveries.ts';

/** Withdraws an unopened version from the client; what it replaced is current again. 409 once opened or answered. */
export const withdrawDelivery = operation(
  'deliveries.withdraw',
  { record: deliveries, facts: ['state'] },
  async ({ work, caller, params: { id } }) => {
    const delivery = await work.get(deliveries, id);
    const session = await requireDeliverableSession(caller, delivery.sessionId, work);
    requireState(deliveryTransitions.withdraw, getVersionState(delivery));
    const project = await readProject(session.projectId, work);
    const now = work.once(() => Timestamp.now().toMillis());
    await announceWithdrawal(work, delivery, project, now);

    const all = await findSessionDeliveries(session.id, work);
    for (const former of all) {
      if (former.replacedBy !== id) continue;
      const waiting = former.revision
        ? ({ state: 'revisionRequested' } as const)
        : startWaiting(project, now);
      recordDeliveryEvent(work, work.update(former, { ...waiting, replacedBy: null }));
    }

    const withdrawn = work.update(delivery, {
      state: all.some(({ state, name }) => state === 'uploaded' && name === delivery.name)
        ? 'replaced'
        : 'uploaded',
      isSent: false,
      sentAt: null,
      acceptsAt: null,
      remindAt: null,
    });

    recordDeliveryEvent(work, withdrawn);
    if (session.deliveredAt && !all.some((item) => item.isSent && item.id !== id))
      work.updateById(recordingSessions, session.id, { deliveredAt: null });

    return { id };
  },
);

/** Deletes an unsent file. 409 once sent. */
export const removeDelivery = operationInSteps(
  'deliveries.remove',
  async ({ step, caller, params: { id } }) => {
    const path = await step(async (work) => {
      const delivery = await work.get(deliveries, id);
      const { sessionId, agencyId, name, size } = delivery;
      await requireDeliverableSession(caller, sessionId, work);
      requireState(deliveryTransitions.remove, getVersionState(delivery));

      const upload = await work.read(deliveryUploads, id);
      if (upload) work.delete(upload);
      work.delete(delivery);
      work.audit({ subject: `deliveries/${id}`, agencyId }, { name, size }, null);
      return getDeliveryPath(sessionId, id);
    });

    await discardFile(path);

    return { id };
  },
);
