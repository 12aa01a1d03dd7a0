import type { Audition } from '@domain/auditions/auditions.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { signClipAddress } from '../../work/tokens/audio-address.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readAudition } from '../../work/collections/auditions.ts';
import { toEntryKey, requireLinkAccess } from './link-access.ts';
import { readOwnEntry, requireReadable, requireShown } from './own-entry.ts';

const sign = (audition: Audition | undefined) => {
  if (!audition?.clipPath) throw notFound();
  return signClipAddress(audition.id);
};

/** Returns a short-lived address of a callback's reference clip for its project's people. 404 without one. */
export const signClipUrl: Operation<'auditions.clip'> = async ({ caller, params: { id } }) =>
  sign(requireVisible(caller, 'auditions', await readAudition(id)));

/** Returns the address to a talent by link, while they may read the request. */
export const signEntryClipUrl: Operation<'auditions.entryClip'> = async ({
  params: { id: key },
  query: { token },
}) => {
  const { entry } = await requireLinkAccess(token, ['audition-upload']);
  if (toEntryKey(entry.id) !== key) throw new AppError(403, 'link.invalid');
  return sign(await requireReadable(entry));
};

/** Returns the address to the signed-in talent; 410 when cancelled, 404 once blocked by the agency. */
export const signOwnClipUrl: Operation<'auditions.ownClip'> = async ({ caller, params }) =>
  sign(await requireReadable(await requireShown(await readOwnEntry(caller, params.id))));
