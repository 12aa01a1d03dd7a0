import { Timestamp } from 'firebase-admin/firestore';
import { DELIVERIES_MAX, type Delivery } from '@domain/deliveries/deliveries.ts';
import { isMeasured } from '@domain/deliveries/delivery-type.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { deliveries, findSessionDeliveries } from '../../work/collections/deliveries.ts';
import type { Work } from '../../work/unit/work.ts';
import { findFormer, requireReplaceable } from './versions.ts';

/** A checked file in Storage. */
export type DeliveredFile = Pick<
  Delivery,
  'id' | 'name' | 'size' | 'contentType' | 'sha256' | 'uploadedBy' | 'mendedFrom'
>;

/** Adds a stored file as an unsent version of its name. It replaces an unsent file of this name, and an unsent one that it was made from. */
export const addVersion = async (
  work: Work,
  session: RecordingSession,
  file: DeliveredFile,
): Promise<void> => {
  const { id: sessionId, agencyId, companyId, projectId, engineerId, language, character } = session;
  const all = await findSessionDeliveries(sessionId, work);
  if (all.length >= DELIVERIES_MAX)
    throw new AppError(409, 'delivery.tooMany', { values: { max: DELIVERIES_MAX } });
  const former = findFormer(all, file.name);
  requireReplaceable(former);

  for (const unsent of all)
    if (unsent.state === 'uploaded' && (unsent.name === file.name || unsent.id === file.mendedFrom))
      work.updateById(deliveries, unsent.id, { state: 'replaced' });

  const version = (former?.version ?? 0) + 1;
  work.create(deliveries, {
    ...file,
    agencyId,
    companyId,
    projectId,
    sessionId,
    engineerId,
    language,
    character,
    version,
    state: 'uploaded',
    isSent: false,
    sentAt: null,
    createdAt: Timestamp.now(),
    acceptedAt: null,
    acceptedBy: null,
    revision: null,
    check: isMeasured(file.contentType) ? 'pending' : 'none',
    measurement: null,
    peaks: null,
  });

  const { id: _id, uploadedBy: _uploadedBy, mendedFrom, ...facts } = file;
  work.audit({ subject: `deliveries/${file.id}`, agencyId }, null, {
    ...facts,
    version,
    ...(mendedFrom === null ? {} : { mendedFrom }),
  });
};
