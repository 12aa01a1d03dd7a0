import type { Transaction } from 'firebase-admin/firestore';
import type { AuditionEntry, AuditionInvite } from '@domain/auditions/auditions.ts';
import type { TokenKind } from '@domain/contract.ts';
import { AppError } from '../../errors/app-error.ts';
import { readEntry } from '../../records/audition-entries.ts';
import { readAuditionInvite } from '../../records/audition-invites.ts';
import { readCasting } from '../../records/castings.ts';
import { shownTalents } from '../../records/talent-cache.ts';
import { opaqueKeys } from '../../tokens/opaque-keys.ts';
import { readToken, type LinkToken } from '../../tokens/tokens.ts';

export interface LinkAccess {
  readonly token: LinkToken;
  readonly entry: AuditionEntry;
  readonly invite: AuditionInvite;
}

/** How long a proven identity may upload. */
export const UPLOAD_TOKEN_MS = 2 * 60 * 60 * 1000;

/** How a page and the address of its upload name an entry: its own id would name the project and the talent. */
export const entryKey = opaqueKeys('audition entry');

/** The entry behind a link's token. 401 when it is forged, revoked, blocked or its record is gone, 410 when it has expired, or its request was cancelled. */
export const linkAccess = async (
  token: string,
  kinds: readonly TokenKind[],
  transaction?: Transaction,
): Promise<LinkAccess> => {
  const read = await readToken(token, kinds);
  const [entry, invite] = await Promise.all([
    readEntry(read.subject, transaction),
    readAuditionInvite(read.subject, transaction),
  ]);
  if (!entry || !invite || invite.linkVersion !== read.version) throw new AppError(401, 'link.invalid');
  // A project that was deleted asks nobody any more; it may come back, and its links with it.
  const casting = await readCasting(entry.castingId, transaction);
  if (casting?.isDeleted) throw new AppError(410, 'audition.expired');
  // Whom the agency has blocked since is no longer asked.
  const shown = await shownTalents(entry.agencyId, [entry.talentId], transaction);
  if (!shown.has(entry.talentId)) throw new AppError(401, 'link.invalid');
  if (entry.cancelledAt) throw new AppError(410, 'audition.cancelled');
  return { token: read, entry, invite };
};
