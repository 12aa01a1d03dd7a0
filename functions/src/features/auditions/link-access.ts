import type { AuditionEntry, AuditionInvite } from '@domain/auditions/auditions.ts';
import { applyExtension } from '@domain/auditions/dossier.ts';
import type { TokenKind } from '@domain/contract.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readAuditionDossier } from '../../work/collections/audition-dossiers.ts';
import { readEntry } from '../../work/collections/audition-entries.ts';
import { readAuditionInvite } from '../../work/collections/audition-invites.ts';
import { readCasting } from '../../work/collections/castings.ts';
import { findShownTalents } from '../../work/collections/public-talents.ts';
import { createOpaqueKeys } from '../../work/tokens/opaque-keys.ts';
import { readToken, type LinkToken } from '../../work/tokens/tokens.ts';
import type { Work } from '../../work/unit/work.ts';

export interface LinkAccess {
  readonly token: LinkToken;
  /** As the client reads it. */
  readonly entry: AuditionEntry;
  /** The entry as its talent has it. */
  readonly own: AuditionEntry;
  readonly invite: AuditionInvite;
  /** Whether a take was sent, perhaps one that the agency hears first. */
  readonly isSent: boolean;
}

export const UPLOAD_TOKEN_MS = 2 * 60 * 60 * 1000;

/** Key of an entry on its page and upload address: its id would reveal project and talent. */
export const toEntryKey = createOpaqueKeys('audition entry');

/** Returns a link token's entry. 401: forged, revoked, blocked or deleted. 410: expired or cancelled. */
export const requireLinkAccess = async (
  token: string,
  kinds: readonly TokenKind[],
  work?: Work,
): Promise<LinkAccess> => {
  const read = await readToken(token, kinds);
  const [entry, invite] = await Promise.all([
    readEntry(read.subject, work),
    readAuditionInvite(read.subject, work),
  ]);
  if (!entry || !invite || invite.linkVersion !== read.version) throw new AppError(401, 'link.invalid');

  // A deleted project accepts no takes; if it is restored, its links work again.
  const casting = await readCasting(entry.castingId, work);
  if (casting?.isDeleted) throw new AppError(410, 'audition.expired');

  // Talents blocked by the agency since then may no longer answer.
  const shown = await findShownTalents(entry.agencyId, [entry.talentId], work);
  if (!shown.has(entry.talentId)) throw new AppError(401, 'link.invalid');
  if (entry.cancelledAt) throw new AppError(410, 'audition.cancelled');

  const isSent = entry.status === 'uploaded' || invite.storagePath !== null;
  const dossier = invite.wasReturned ? await readAuditionDossier(entry.id, work) : undefined;

  return { token: read, entry, own: applyExtension(entry, dossier), invite, isSent };
};
