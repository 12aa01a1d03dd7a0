import { Timestamp } from 'firebase-admin/firestore';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { FORWARD_HOURS, type HeldTake } from '@domain/auditions/review.ts';
import { notifyAgency } from '../../outgoing/mail/notify-agency.ts';
import { isQueued } from '../../outgoing/mail/outbox.ts';
import { auditionDossiers } from '../../work/collections/audition-dossiers.ts';
import type { Work } from '../../work/unit/work.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Stores a take for the agency, and leaves the entry, which the client reads, as it is. The agency gets one email an hour per project. */
export const holdTake = async (
  work: Work,
  { id, agencyId, projectId, castingId, voiceId, talentId }: AuditionEntry,
  agency: Agency | undefined,
  take: Omit<HeldTake, 'receivedAt'>,
): Promise<void> => {
  const dossier = await work.read(auditionDossiers, id);
  const now = Date.now();
  const receivedAt = Timestamp.fromMillis(now);
  const occasion = `takes-held_${projectId}_${Math.ceil(now / HOUR_MS)}`;
  const isKnown = await isQueued(occasion, work);

  work.set(auditionDossiers, {
    ...dossier,
    id,
    agencyId,
    projectId,
    castingId,
    voiceId,
    talentId,
    take: { receivedAt, ...take },
    forwardBy: Timestamp.fromMillis(now + FORWARD_HOURS * HOUR_MS),
    returned: null,
    updatedAt: receivedAt,
  });

  if (!isKnown) notifyAgency(work, agency, 'takes', occasion, { kind: 'takes-held', params: { projectId } });
};
