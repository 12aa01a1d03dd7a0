import { AppError, notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { consentComment } from '../../audio/consent-comment.ts';
import { withComment } from '../../audio/id3-comment.ts';
import { fileSize, readFile } from '../../storage/files.ts';
import { sendAudio } from '../../storage/stream-audio.ts';
import { entryKey, linkAccess } from './link-access.ts';

/** Sends the link's take with the talent's consent embedded; it is stored without. 404 without a take; 403 when the address names another entry. */
export const downloadTake: Operation<'auditions.download'> = async ({
  params: { id: key },
  query: { token },
  request,
  response,
}) => {
  const { entry, invite } = await linkAccess(token, ['audition-upload']);
  if (entryKey(entry.id) !== key) throw new AppError(403, 'link.invalid');
  if (entry.status !== 'uploaded' || invite.storagePath === null) throw notFound();
  if ((await fileSize(invite.storagePath)) === undefined) throw notFound();
  const comment = consentComment(entry.syntheticVoiceConsent ?? false);
  await sendAudio(withComment(await readFile(invite.storagePath), comment), request, response);
  return undefined;
};
