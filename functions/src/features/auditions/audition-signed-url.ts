import { isStaffIn } from '../../rights/access/staff.ts';
import { visibleTo } from '../../rights/access/visible-to.ts';
import { AUDIO_ADDRESS_MS, audioAddress } from '../../rights/tokens/audio-address.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readEntry } from '../../work/records/audition-entries.ts';
import { readAuditionDossier } from '../../work/records/audition-dossiers.ts';
import { recordListening } from './record-listening.ts';

/** Returns a short-lived address of a take and records the listen. 404 without a take; one that the agency hears first is for its people only. */
export const auditionSignedUrl: Operation<'auditions.signedUrl'> = async ({ caller, params }) => {
  const entry = visibleTo(caller, 'auditionEntries', await readEntry(params.id));
  if (entry.status === 'uploaded') await recordListening(caller, entry);
  else if (!isStaffIn(caller, entry.agencyId) || !(await readAuditionDossier(entry.id))?.take)
    throw notFound();
  const expiresAt = Date.now() + AUDIO_ADDRESS_MS;
  return {
    audioUrl: await audioAddress(`take/${entry.id}`, expiresAt),
    expiresAt: new Date(expiresAt).toISOString(),
  };
};
