import { isStaffIn } from '../../work/access/staff.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { getAudioExpiry, signAudioAddress } from '../../work/tokens/audio-address.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { readEntry } from '../../work/collections/audition-entries.ts';
import { readAuditionDossier } from '../../work/collections/audition-dossiers.ts';
import { recordListen } from './record-listen.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Returns a short-lived address of a take and records the listen. 404 without a take; one that the agency hears first is for its people only. */
export const signAuditionUrl = operationInSteps('auditions.signedUrl', async ({ step, caller, params }) => {
  const entry = requireVisible(caller, 'auditionEntries', await readEntry(params.id));
  const isHeld = entry.status !== 'uploaded';
  if (isHeld && (!isStaffIn(caller, entry.agencyId) || !(await readAuditionDossier(entry.id))?.take))
    throw notFound();

  await recordListen(step, caller, entry);

  const expiresAt = getAudioExpiry();

  return {
    audioUrl: await signAudioAddress(`take/${entry.id}`, expiresAt),
    expiresAt: new Date(expiresAt).toISOString(),
  };
});
