import { requireVisible } from '../../rights/access/require-visible.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readAudition } from '../../work/records/auditions.ts';
import { readCasting } from '../../work/records/castings.ts';
import { findShownTalents } from '../../work/records/public-talents.ts';
import { sendScript } from '../../platform/storage/send-script.ts';
import { toEntryKey, linkAccess } from './link-access.ts';
import { readOwnEntry } from './own-entry.ts';

export const requestScript: Operation<'auditions.script'> = async ({ caller, params: { id }, response }) =>
  sendScript(requireVisible(caller, 'auditions', await readAudition(id)), response);

/** Returns the script to a talent by link, while they may read it. */
export const sendEntryScript: Operation<'auditions.entryScript'> = async ({
  params: { id: key },
  query: { token },
  response,
}) => {
  const { entry } = await linkAccess(token, ['audition-upload']);
  if (toEntryKey(entry.id) !== key) throw new AppError(403, 'link.invalid');
  return sendScript(await readAudition(entry.auditionId), response);
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
  return sendScript(await readAudition(entry.auditionId), response);
};
