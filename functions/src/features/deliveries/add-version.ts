import { Timestamp } from 'firebase-admin/firestore';
import { getFirstStep } from '@domain/deliveries/acceptance.ts';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { getTerms } from '@domain/deliveries/delivery-terms.ts';
import { isMeasured } from '@domain/deliveries/delivery-type.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { deliveries, findLatestVersion } from '../../work/records/deliveries.ts';
import { readProject } from '../../work/records/projects.ts';
import type { Work } from '../../work/unit/unit-of-work.ts';
import { announceDelivery, recordDeliveryEvent } from './notify-delivery.ts';

/** A checked file in Storage. */
export type DeliveredFile = Pick<
  Delivery,
  'id' | 'name' | 'size' | 'contentType' | 'sha256' | 'uploadedBy' | 'mendedFrom'
>;

/** Throws 409 when a new version would replace an accepted one. */
export const refuseReplacing = (former: Pick<Delivery, 'state'> | undefined): void => {
  if (former?.state === 'accepted') throw new AppError(409, 'delivery.nameAccepted', { property: 'name' });
};

/** Delivers a stored file as the next version of its name, which replaces the former ones. Mail, event and audit record are part of it. */
export const addVersion = async (
  { transaction, audit }: Work,
  session: RecordingSession,
  file: DeliveredFile,
  master?: Delivery,
): Promise<void> => {
  const { id, name, size, contentType, sha256, mendedFrom } = file;
  const { id: sessionId, agencyId, companyId, projectId, engineerId, language, character } = session;
  const former = await findLatestVersion(sessionId, name, transaction);
  refuseReplacing(former);
  const version = (former?.version ?? 0) + 1;
  const project = await readProject(projectId, transaction);
  const now = Timestamp.now();
  const step = project && getFirstStep(now.toMillis(), getTerms(project).acceptAfterDays);
  const delivery: Delivery = {
    ...file,
    ...{ agencyId, companyId, projectId, sessionId, engineerId, language, character, version },
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
  await announceDelivery(transaction, delivery, project);
  const replaced = new Map([former, master].flatMap((one) => (one ? [[one.id, one] as const] : [])));
  for (const one of replaced.values()) {
    if (one.state === 'replaced') continue;
    deliveries.update(transaction, one.id, { state: 'replaced', remindAt: null });
    recordDeliveryEvent(transaction, { ...one, state: 'replaced' });
  }
  deliveries.create(transaction, delivery);
  recordDeliveryEvent(transaction, delivery);
  audit({ subject: `deliveries/${id}`, agencyId }, null, {
    ...{ name, version, size, contentType, sha256 },
    ...(mendedFrom === null ? {} : { mendedFrom }),
  });
};
