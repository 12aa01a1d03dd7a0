import { isExpiredAt, linkTermsOf } from '@domain/castings/links.ts';
import type { Casting } from '@domain/castings/castings.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { findCastingByIdentifier } from '../../records/castings.ts';
import { isRetired } from '../../records/retired-links.ts';

/** The casting, if its link is open at this moment: 410 with the reason otherwise, which whoever has it may know. */
export const refuseClosedLink = (casting: Casting): Casting => {
  if (!casting.linkEnabled || casting.isDeleted) throw new AppError(410, 'preview.switchedOff');
  if (isExpiredAt(casting, Date.now())) throw new AppError(410, 'preview.expired');
  return casting;
};

/** The casting of an open link; undefined for an address that never was one. 410 for one that was taken back. */
export const findLinkedCasting = async (identifier: string): Promise<Casting | undefined> => {
  const casting = await findCastingByIdentifier(identifier);
  if (casting) return refuseClosedLink(casting);
  if (await isRetired(identifier)) throw new AppError(410, 'preview.replaced');
  return undefined;
};

/** The same; 404 for an address that never was one. */
export const linkedCasting = async (identifier: string): Promise<Casting> => {
  const casting = await findLinkedCasting(identifier);
  if (!casting) throw notFound();
  return casting;
};

/** Whether pages that anybody may open show it: a passcode is asked for at its link alone. */
export const isShownToAll = (casting: Casting): boolean => !linkTermsOf(casting).hasPasscode;
