import { Timestamp } from 'firebase-admin/firestore';
import { getFirstStep } from '@domain/deliveries/acceptance.ts';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { getTerms } from '@domain/deliveries/delivery-terms.ts';
import { isMeasured } from '@domain/deliveries/delivery-type.ts';
import type { Operation } from '../../work/operation.ts';
import { deliveries, findLatestVersion, readDelivery } from '../../work/records/deliveries.ts';
import { deliveryUploads } from '../../work/records/delivery-uploads.ts';
import { readProject } from '../../work/records/projects.ts';
import { runInUnit } from '../../work/unit/unit-of-work.ts';
import { checkUpload } from './check-upload.ts';
import { getDeliveryPath } from './delivery-path.ts';
import { openToDeliveries, ownUpload } from './delivery-rights.ts';
import { announceDelivery, recordDeliveryEvent } from './notify-delivery.ts';

/** Delivers an uploaded file as the next version of its name, and notifies the client. A repeat returns the same delivery. */
export const completeDelivery: Operation<'deliveries.complete'> = async ({
  caller,
  params: { id: sessionId, uploadId: id },
  body: { sha256 },
}) => {
  await openToDeliveries(caller, sessionId);
  const upload = await ownUpload(caller, sessionId, id);
  if (upload.state === 'delivered') return { id };
  const contentType = await checkUpload(upload, sha256);
  return runInUnit(caller, 'deliveries.complete', async (work) => {
    const { transaction } = work;
    const session = await openToDeliveries(caller, sessionId, transaction);
    const { name, size } = await ownUpload(caller, sessionId, id, transaction);
    const former = await findLatestVersion(sessionId, name, transaction);
    const existing = await readDelivery(id, transaction);
    if (existing) return { id };
    const { agencyId, companyId, projectId, engineerId, language, character } = session;
    const project = await readProject(projectId, transaction);
    const now = Timestamp.now();
    const step = project && getFirstStep(now.toMillis(), getTerms(project).acceptAfterDays);
    const delivery: Delivery = {
      ...{ id, agencyId, companyId, projectId, sessionId, engineerId, name, language, character },
      ...{ size, contentType, sha256, uploadedBy: caller.uid },
      version: (former?.version ?? 0) + 1,
      state: 'delivered',
      createdAt: now,
      acceptedAt: null,
      acceptedBy: null,
      acceptsAt: step ? Timestamp.fromMillis(step.acceptsAt) : null,
      remindAt: step ? Timestamp.fromMillis(step.at) : null,
      remindersSent: 0,
      revision: null,
      check: isMeasured(contentType) ? 'pending' : 'none',
      measurement: null,
      peaks: null,
    };
    await announceDelivery(transaction, delivery);
    if (former && former.state !== 'replaced') {
      deliveries.update(transaction, former.id, { state: 'replaced', remindAt: null });
      recordDeliveryEvent(transaction, { ...former, state: 'replaced' });
    }
    deliveries.create(transaction, delivery);
    deliveryUploads.update(transaction, id, {
      state: 'delivered',
      uploadUrl: '',
      storagePath: getDeliveryPath(sessionId, id),
      expiresAt: null,
    });
    recordDeliveryEvent(transaction, delivery);
    const { version } = delivery;
    work.audit({ subject: `deliveries/${id}`, agencyId }, null, {
      ...{ name, version, size, contentType, sha256 },
    });
    return { id };
  });
};
