import type { Casting } from '@domain/castings/castings.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readCasting } from '../../records/castings.ts';
import { castingKeys, pageBehind, pageOf } from './preview.ts';
import { findCastingLink, isShownToAll } from './public-link.ts';

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
  const link = await findCastingLink(identifier);
  if (link && !isShownToAll(link)) throw new AppError(403, 'preview.passcode');
  if (link) return pageBehind(link);
  const casting = await visibleCasting(identifier);
  if (!casting) throw notFound();
  return pageOf(castingKeys(casting.id), casting, [casting]);
};
