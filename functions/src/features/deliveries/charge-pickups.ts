import { listReplaced, type Delivery, type RevisionCause } from '@domain/deliveries/deliveries.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { createCharge } from '../../common/bookings/create-charge.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { findSessionDeliveries } from '../../work/collections/deliveries.ts';
import { deliveryUploads } from '../../work/collections/delivery-uploads.ts';
import { readProject } from '../../work/collections/projects.ts';
import { readSession } from '../../work/collections/recording-sessions.ts';
import type { Work } from '../../work/unit/work.ts';
import { readPickup } from './pickup-price.ts';

/** Keeps the price of a requested change with the version: today's for the client's own, none for a fault of the recording. */
export const keepPickup = async (
  work: Work,
  { id, projectId }: Delivery,
  cause: RevisionCause,
): Promise<void> => {
  const [upload, project] = await Promise.all([
    work.read(deliveryUploads, id),
    cause === 'client' ? readProject(projectId, work) : undefined,
  ]);
  const pickup = project && (await readPickup(project, work));
  if (upload) work.updateById(deliveryUploads, id, { pickup: pickup ?? null });
};

/** Charges the client's changes that an accepted version contains. */
export const chargePickups = async (
  work: Work,
  { id, agencyId, projectId, sessionId }: Delivery,
  clientUid: string | null,
  locale: Locale,
): Promise<void> => {
  const all = await findSessionDeliveries(sessionId, work);
  const changed = listReplaced(all, id).filter(({ revision }) => revision?.cause === 'client');
  if (changed.length === 0) return;

  const ids = changed.map((version) => version.id);
  const [uploads, project, session, on] = [
    await work.readAll(deliveryUploads, ids),
    await readProject(projectId, work),
    await readSession(sessionId, work),
    await getAgencyDay(agencyId, work),
  ];
  if (!project || !session) throw notFound();

  for (const version of changed) {
    const pickup = uploads.find((upload) => upload.id === version.id)?.pickup;
    if (!pickup) continue;
    const { character, language } = version;

    await createCharge(work, {
      ...pickup,
      project,
      talentId: session.talentId,
      about: { kind: 'pickup', sourceId: version.id, character, language, on },
      clientUid,
      locale,
    });
  }
};
