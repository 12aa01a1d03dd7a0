import type { Casting } from '@domain/castings/castings.ts';
import { linkTermsOf } from '@domain/castings/links.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readCasting } from '../../records/castings.ts';
import { findLinkedCasting, isShownToAll } from './linked-casting.ts';
import { castingKeys, pageOf } from './preview.ts';

/** An id is no secret: it opens only what is flagged for everybody who knows the project. */
const visibleCasting = async (id: string): Promise<Casting | undefined> => {
  const casting = await readCasting(id);
  return casting?.previewVisible && !casting.isDeleted && isShownToAll(casting) ? casting : undefined;
};

/**
 * The single casting behind a public link; the address may hold the id of a visible casting instead. 403 for a link with
 * a passcode: whoever knows it comes in by `guests.open`.
 */
export const previewCasting: Operation<'castings.preview'> = async ({
  params: { urlIdentifier: identifier },
}) => {
  const linked = await findLinkedCasting(identifier);
  if (linked && !isShownToAll(linked)) throw new AppError(403, 'preview.passcode');
  const casting = linked ?? (await visibleCasting(identifier));
  if (!casting) throw notFound();
  const page = await pageOf(castingKeys(casting), [casting]);
  return linked && linkTermsOf(linked).asksVotes ? { ...page, asksVotes: true } : page;
};
