import { Timestamp } from 'firebase-admin/firestore';
import type { Delivery, DeliveryState } from '@domain/deliveries/deliveries.ts';
import type { ErrorCode } from '@domain/messages/errors.en.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { discardFile } from '../../platform/storage/files.ts';
import { deliveries, findSessionDeliveries } from '../../work/records/deliveries.ts';
import { deliveryUploads } from '../../work/records/delivery-uploads.ts';
import { readProject } from '../../work/records/projects.ts';
import { updateSession } from '../../work/records/recording-sessions.ts';
import { operation, operationInSteps } from '../../work/unit/operation.ts';
import { getDeliveryPath } from './delivery-path.ts';
import { openToDeliveries } from './delivery-rights.ts';
import { announceWithdrawal, recordDeliveryEvent } from './notify-delivery.ts';
import { startWaiting } from './send-deliveries.ts';

const REFUSALS: Readonly<Record<Exclude<DeliveryState, 'delivered'>, ErrorCode>> = {
  uploaded: 'delivery.unsent',
  accepted: 'delivery.accepted',
  revisionRequested: 'delivery.opened',
  replaced: 'delivery.replaced',
};

/** Refuses unless the version waits for the client, who hasn't opened it. */
const requireUnopened = ({ state, openedAt }: Delivery): void => {
  if (state !== 'delivered') throw new AppError(409, REFUSALS[state]);
  if (openedAt) throw new AppError(409, 'delivery.opened');
};

/** Withdraws an unopened version from the client; what it replaced is current again. 409 once opened or answered. */
export const withdrawDelivery = operation(
  'deliveries.withdraw',
  { record: deliveries, facts: ['state'] },
  async ({ work, caller, params: { id } }) => {
    const delivery = await work.get(deliveries, id);
    const session = await openToDeliveries(caller, delivery.sessionId, work);
    requireUnopened(delivery);
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
      updateSession(work, session.id, { deliveredAt: null });

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
      await openToDeliveries(caller, sessionId, work);
      if (delivery.isSent) throw new AppError(409, 'delivery.sent');

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
