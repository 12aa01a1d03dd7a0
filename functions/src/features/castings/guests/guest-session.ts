import type { Transaction } from 'firebase-admin/firestore';
import type { Guest } from '@domain/castings/guests.ts';
import { linkTermsOf, type Linked, type LinkOwner } from '@domain/castings/links.ts';
import { AppError } from '../../../errors/app-error.ts';
import { readGuest } from '../../../records/guests.ts';
import { readToken, signToken } from '../../../tokens/tokens.ts';
import { linkNow, publicLink, type PublicLink } from '../public-link.ts';

/** How long a session is good for, in milliseconds. */
const SESSION_MS = 90 * 24 * 60 * 60 * 1000;

/** What a guest proves themselves by, for the terms that the link has now. */
export const sessionOf = (guest: Pick<Guest, 'id'>, link: Linked): Promise<string> =>
  signToken(
    { kind: 'guest', subject: guest.id, version: linkTermsOf(link).version },
    Date.now() + SESSION_MS,
  );

/** A guest who came in. */
interface KnownGuest {
  readonly guest: Guest;
  /** Whether the link, as it is then, lets them in again without its passcode. */
  readonly isLetInBy: (link: Linked) => boolean;
}

/** Whose session it is; undefined for one of another link, forged, or too old. */
export const knownGuest = async (
  session: string,
  { projectId, castingId }: LinkOwner,
): Promise<KnownGuest | undefined> => {
  const token = await readToken(session, ['guest']).catch(() => undefined);
  const guest = token && (await readGuest(token.subject));
  if (guest?.projectId !== projectId || guest.castingId !== castingId) return undefined;
  const isLetInBy = (link: Linked): boolean => {
    const { hasPasscode, version } = linkTermsOf(link);
    return !hasPasscode || token?.version === version;
  };
  return { guest, isLetInBy };
};

/** A link and the guest who does something there, as a transaction sees them. */
export interface Visited {
  readonly link: PublicLink;
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
  const link = await publicLink(urlIdentifier);
  const known = await knownGuest(session, link);
  if (!known) throw new AppError(401, 'link.invalid');
  const refuseFormer = (current: PublicLink): void => {
    if (!known.isLetInBy(current)) throw new AppError(403, 'preview.passcode');
  };
  refuseFormer(link);
  const visited = async (transaction: Transaction): Promise<Visited> => {
    const now = await linkNow(link, transaction);
    const guest = await readGuest(known.guest.id, transaction);
    if (!guest) throw new AppError(401, 'link.invalid');
    refuseFormer(now);
    return { link: now, guest };
  };
  return { link, guest: known.guest, visited };
};

/** The same for votes and comments: 409 where the link asks for none. */
export const refuseUnasked = (link: Linked): void => {
  if (!linkTermsOf(link).asksVotes) throw new AppError(409, 'guest.noVotes');
};
