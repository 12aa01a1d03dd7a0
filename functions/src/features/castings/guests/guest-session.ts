import type { Guest } from '@domain/castings/guests.ts';
import { getLinkTerms, type LinkedRecord, type LinkOwner } from '@domain/castings/links.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { readGuest } from '../../../work/collections/guests.ts';
import { readToken, signToken } from '../../../work/tokens/tokens.ts';
import { rereadLink, findPublicLink, type PublicLink } from '../public-link.ts';
import type { Work } from '../../../work/unit/work.ts';

/** Lifetime of a guest session, in milliseconds. */
const SESSION_MS = 90 * 24 * 60 * 60 * 1000;

export const getSessionFor = (guest: Pick<Guest, 'id'>, link: LinkedRecord): Promise<string> =>
  signToken(
    { kind: 'guest', subject: guest.id, version: getLinkTerms(link).version },
    Date.now() + SESSION_MS,
  );

interface KnownGuest {
  readonly guest: Guest;
  /** Whether the current link admits them without its passcode. */
  readonly isLetInBy: (link: LinkedRecord) => boolean;
}

/** Returns a session's guest; undefined when forged, expired or of another link. */
export const readSessionGuest = async (
  session: string,
  { projectId, castingId }: LinkOwner,
): Promise<KnownGuest | undefined> => {
  const token = await readToken(session, ['guest']).catch(() => undefined);
  const guest = token && (await readGuest(token.subject));
  if (guest?.projectId !== projectId || guest.castingId !== castingId) return undefined;
  const isLetInBy = (link: LinkedRecord): boolean => {
    const { hasPasscode, version } = getLinkTerms(link);
    return !hasPasscode || token?.version === version;
  };
  return { guest, isLetInBy };
};

/** A link with its acting guest, as a transaction sees them. */
export interface LinkVisit {
  readonly link: PublicLink;
  readonly guest: Guest;
}

/**
 * Returns the guest at a link. `visited` checks within a transaction, so a link closed or given another passcode meanwhile accepts nothing.
 * 404 and 410 as for the link, 401: session of another link, 403: session from before the passcode.
 */
export const visitLink = async (
  urlIdentifier: string,
  session: string,
): Promise<LinkVisit & { readonly visited: (work: Work) => Promise<LinkVisit> }> => {
  const link = await findPublicLink(urlIdentifier);
  const opened = await readSessionGuest(session, link);
  if (!opened) throw new AppError(401, 'link.invalid');

  const refuseFormer = (current: PublicLink): void => {
    if (!opened.isLetInBy(current)) throw new AppError(403, 'preview.passcode');
  };

  refuseFormer(link);

  const visited = async (work: Work): Promise<LinkVisit> => {
    const current = await rereadLink(link, work);
    const guest = await readGuest(opened.guest.id, work);
    if (!guest) throw new AppError(401, 'link.invalid');
    refuseFormer(current);
    return { link: current, guest };
  };

  return { link, guest: opened.guest, visited };
};

/** 409 where the link doesn't request votes or comments. */
export const requireGuestActions = (link: LinkedRecord): void => {
  if (!getLinkTerms(link).asksVotes) throw new AppError(409, 'guest.noVotes');
};
