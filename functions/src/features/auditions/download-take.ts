import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { toConsentComment } from '../../platform/sound/consent-comment.ts';
import { withTags } from '../../platform/sound/id3-tags.ts';
import { getFileSize, readFile } from '../../platform/storage/files.ts';
import { sendAudio } from '../../platform/storage/stream-audio.ts';
import { readAuditionDossier } from '../../work/collections/audition-dossiers.ts';
import { toEntryKey, requireLinkAccess } from './link-access.ts';

/** Sends the link's take with the talent's consent embedded; it is stored without. 404 without a take; 403 when the address names another entry. */
export const downloadTake: Operation<'auditions.download'> = async ({
  params: { id: key },
  query: { token },
  request,
  response,
}) => {
  const { entry, invite, isSent } = await requireLinkAccess(token, ['audition-upload']);
  if (toEntryKey(entry.id) !== key) throw new AppError(403, 'link.invalid');
  if (!isSent || invite.storagePath === null) throw notFound();
  if ((await getFileSize(invite.storagePath)) === undefined) throw notFound();
  const take = entry.status === 'uploaded' ? undefined : (await readAuditionDossier(entry.id))?.take;
  const comment = toConsentComment((take ?? entry).syntheticVoiceConsent ?? false);
  await sendAudio(withTags(await readFile(invite.storagePath), [comment]), request, response);
  return undefined;
};
