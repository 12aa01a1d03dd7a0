import type { Transaction } from 'firebase-admin/firestore';
import type { Casting } from '@domain/castings/castings.ts';
import type { Guest } from '@domain/castings/guests.ts';
import { linkTermsOf } from '@domain/castings/links.ts';
import { AppError } from '../../../errors/app-error.ts';
import { readCasting } from '../../../records/castings.ts';
import { readGuest } from '../../../records/guests.ts';
import { readToken, signToken } from '../../../tokens/tokens.ts';
import { linkedCasting, refuseClosedLink } from '../linked-casting.ts';

/** How long a session is good for, in milliseconds. */
const SESSION_MS = 90 * 24 * 60 * 60 * 1000;

/** What a guest proves themselves by, for the terms that the link has now. */
export const sessionOf = (guest: Pick<Guest, 'id'>, casting: Casting): Promise<string> =>
  signToken(
    { kind: 'guest', subject: guest.id, version: linkTermsOf(casting).version },
    Date.now() + SESSION_MS,
  );

/** A guest who came in. */
interface KnownGuest {
  readonly guest: Guest;
  /** Whether the link, as it is then, lets them in again without its passcode. */
  readonly isLetInBy: (casting: Pick<Casting, 'linkTerms'>) => boolean;
}

/** Whose session it is; undefined for one of another link, forged, or too old. */
export const knownGuest = async (session: string, { id }: Casting): Promise<KnownGuest | undefined> => {
  const token = await readToken(session, ['guest']).catch(() => undefined);
  const guest = token && (await readGuest(token.subject));
  if (!guest || guest.castingId !== id) return undefined;
  const isLetInBy = (casting: Pick<Casting, 'linkTerms'>): boolean => {
    const { hasPasscode, version } = linkTermsOf(casting);
    return !hasPasscode || token.version === version;
  };
  return { guest, isLetInBy };
};

/** A link and the guest who does something there, as a transaction sees them. */
export interface Visited {
  readonly casting: Casting;
  readonly guest: Guest;
}

/**
 * Who does something at a link. 404 and 410 as the link itself, 401 for a session that is none of this link's, 403 for one
 * from before its passcode. What `visited` answers in a transaction holds at that moment: a link that was closed, or got
 * another passcode, in between takes nothing more.
 */
export const atLink = async (
  urlIdentifier: string,
  session: string,
): Promise<Visited & { readonly visited: (transaction: Transaction) => Promise<Visited> }> => {
  const casting = await linkedCasting(urlIdentifier);
  const known = await knownGuest(session, casting);
  if (!known) throw new AppError(401, 'link.invalid');
  const refuseFormer = (current: Casting): void => {
    if (!known.isLetInBy(current)) throw new AppError(403, 'preview.passcode');
  };
  refuseFormer(casting);
  const visited = async (transaction: Transaction): Promise<Visited> => {
    const now = await readCasting(casting.id, transaction);
    const guest = await readGuest(known.guest.id, transaction);
    if (!now || !guest) throw new AppError(401, 'link.invalid');
    if (now.urlIdentifier !== urlIdentifier) throw new AppError(410, 'preview.replaced');
    refuseClosedLink(now);
    refuseFormer(now);
    return { casting: now, guest };
  };
  return { casting, guest: known.guest, visited };
};

/** The same for votes and comments: 409 where the link asks for none. */
export const refuseUnasked = (casting: Casting): void => {
  if (!linkTermsOf(casting).asksVotes) throw new AppError(409, 'guest.noVotes');
};
