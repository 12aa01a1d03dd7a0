import { AppError, notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { streamAudio } from '../../storage/stream-audio.ts';
import { entryKey, linkAccess } from './link-access.ts';

/** Sends back the take that was handed in by this link. 404 until there is one; 403 where the address names another entry. */
export const downloadTake: Operation<'auditions.download'> = async ({
  params: { id: key },
  query: { token },
  request,
  response,
}) => {
  const { entry, invite } = await linkAccess(token, ['audition-upload']);
  if (entryKey(entry.id) !== key) throw new AppError(403, 'link.invalid');
  if (entry.status !== 'uploaded' || invite.storagePath === null) throw notFound();
  await streamAudio(invite.storagePath, request, response);
  return undefined;
};
