import { getAgencies } from '@domain/access/roles.ts';
import type { Audition, AuditionEntry } from '@domain/auditions/auditions.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { readEntry } from '../../work/collections/audition-entries.ts';
import { readAudition } from '../../work/collections/auditions.ts';
import { readCasting } from '../../work/collections/castings.ts';
import { confidentialities, isAcceptanceOf } from '../../work/collections/confidentialities.ts';
import { findShownTalents } from '../../work/collections/public-talents.ts';
import { fromRecordKey } from '../../work/tokens/record-keys.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns the caller's own audition as a talent of its agency; 404 for any other. */
export const readOwnEntry = async (
  { claims, uid }: Caller,
  key: string,
  work?: Work,
): Promise<AuditionEntry> => {
  const entry = await readEntry(fromRecordKey(key), work);
  if (entry?.talentId !== uid || !getAgencies(claims, 'talent').includes(entry.agencyId))
    throw notFound('auditionEntries');
  return entry;
};

/** Returns an entry whose talent may still open it; 410 when cancelled or deleted, 404 once the agency has blocked the talent. */
export const requireShown = async (entry: AuditionEntry): Promise<AuditionEntry> => {
  const [casting, shown] = await Promise.all([
    readCasting(entry.castingId),
    findShownTalents(entry.agencyId, [entry.talentId]),
  ]);
  if (!shown.has(entry.talentId)) throw notFound('auditionEntries');
  if (casting?.isDeleted) throw new AppError(410, 'audition.expired');
  if (entry.cancelledAt) throw new AppError(410, 'audition.cancelled');
  return entry;
};

/** Returns an entry's request; of a private one once the talent has accepted confidentiality, otherwise 403. */
export const requireReadable = async (entry: AuditionEntry): Promise<Audition> => {
  const audition = await readAudition(entry.auditionId);
  if (!audition) throw notFound();
  if (audition.scriptIsPrivate && !isAcceptanceOf(await confidentialities.get(entry.id), entry))
    throw new AppError(403, 'audition.confidential');
  return audition;
};
