import type { Audition, AuditionEntry } from '@domain/auditions/auditions.ts';
import { sendScriptTo } from '../../outgoing/documents/send-script-to.ts';
import { requireVisible } from '../../rights/access/require-visible.ts';
import { readCallerAsReader, readTalentAsReader } from '../../rights/access/script-reader.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { Call, Operation } from '../../work/operation.ts';
import { readAudition } from '../../work/records/auditions.ts';
import { readCasting } from '../../work/records/castings.ts';
import { confidentialities, isAcceptanceOf } from '../../work/records/confidentialities.ts';
import { findShownTalents } from '../../work/records/public-talents.ts';
import { toEntryKey, linkAccess } from './link-access.ts';
import { readOwnEntry } from './own-entry.ts';

const toScript = (audition: Audition) => ({
  ...audition,
  auditionId: audition.id,
  isPrivate: audition.scriptIsPrivate ?? false,
});

export const requestScript: Operation<'auditions.script'> = async ({ caller, params: { id }, response }) => {
  const audition = requireVisible(caller, 'auditions', await readAudition(id));
  return sendScriptTo(() => readCallerAsReader(caller, audition), toScript(audition), response);
};

/** Sends the script to a requested talent; a private one once they have accepted confidentiality, otherwise 403. */
const sendToTalent = async (
  entry: AuditionEntry,
  response: Call<'auditions.ownScript'>['response'],
): Promise<undefined> => {
  const audition = await readAudition(entry.auditionId);
  if (!audition) throw notFound();
  if (audition.scriptIsPrivate && !isAcceptanceOf(await confidentialities.get(entry.id), entry))
    throw new AppError(403, 'audition.confidential');
  return sendScriptTo(() => readTalentAsReader(entry.talentId), toScript(audition), response);
};

/** Returns the script to a talent by link, while they may read it. */
export const sendEntryScript: Operation<'auditions.entryScript'> = async ({
  params: { id: key },
  query: { token },
  response,
}) => {
  const { entry } = await linkAccess(token, ['audition-upload']);
  if (toEntryKey(entry.id) !== key) throw new AppError(403, 'link.invalid');
  return sendToTalent(entry, response);
};

/** Returns the PDF for the signed-in talent; 410 when cancelled, 404 once blocked by the agency. */
export const sendOwnScript: Operation<'auditions.ownScript'> = async ({ caller, params, response }) => {
  const entry = await readOwnEntry(caller, params.id);
  const [casting, shown] = await Promise.all([
    readCasting(entry.castingId),
    findShownTalents(entry.agencyId, [entry.talentId]),
  ]);
  if (!shown.has(entry.talentId)) throw notFound('auditionEntries');
  if (casting?.isDeleted) throw new AppError(410, 'audition.expired');
  if (entry.cancelledAt) throw new AppError(410, 'audition.cancelled');
  return sendToTalent(entry, response);
};
