import type { Casting } from '@domain/castings/castings.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { findCastingByIdentifier, readCasting } from '../../records/castings.ts';
import { opaqueKeys } from '../../tokens/opaque-keys.ts';
import { pageOf } from './preview.ts';

/** An id is no secret: it opens only what is flagged for everybody who knows the project. */
const visibleCasting = async (id: string): Promise<Casting | undefined> => {
  const casting = await readCasting(id);
  return casting?.previewVisible && !casting.isDeleted ? casting : undefined;
};

/** The casting of a public link: 410 while the link is switched off, which whoever has it may know. */
const linkedCasting = async (identifier: string): Promise<Casting | undefined> => {
  const casting = await findCastingByIdentifier(identifier);
  if (casting && (!casting.linkEnabled || casting.isDeleted)) throw new AppError(410, 'preview.switchedOff');
  return casting;
};

/** The single casting behind a public link; the address may hold the id of a visible casting instead. */
export const previewCasting: Operation<'castings.preview'> = async ({
  params: { urlIdentifier: identifier },
}) => {
  const casting = (await linkedCasting(identifier)) ?? (await visibleCasting(identifier));
  if (!casting) throw notFound();
  return pageOf(opaqueKeys(`casting/${casting.id}`), [casting]);
};
