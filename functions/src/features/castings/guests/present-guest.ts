import {
  GUEST_COMMENTS_MAX,
  type Guest,
  type GuestComment,
  type OwnVote,
  type ShownComment,
} from '@domain/castings/guests.ts';
import { getLinkTerms, type LinkOwner } from '@domain/castings/links.ts';
import { findGuestComments, findNewestGuestComments } from '../../../work/collections/guest-comments.ts';
import { findGuestVotes } from '../../../work/collections/guest-votes.ts';
import { findGuests } from '../../../work/collections/guests.ts';
import { createPageKeys } from '../preview.ts';
import type { PublicLink } from '../public-link.ts';
import { findLinkPlaces } from './shown-voices.ts';

/** Maximum comments of all guests on a page. */
const SHARED_MAX = 10 * GUEST_COMMENTS_MAX;

export const presentComment = (
  link: LinkOwner,
  { id, castingDemoId, atMs, text }: GuestComment,
  writer: { readonly name: string; readonly isOwn: boolean },
): ShownComment => {
  const getKey = createPageKeys(link);
  return { key: getKey(id), voice: getKey(castingDemoId), atMs, text, ...writer };
};

const findShownComments = async (link: PublicLink, guest: Guest): Promise<readonly ShownComment[]> => {
  if (!getLinkTerms(link).sharesComments) {
    const guestComments = await findGuestComments(guest.id);
    return guestComments.map((guestComment) =>
      presentComment(link, guestComment, { name: guest.name, isOwn: true }),
    );
  }

  const [all, guests] = await Promise.all([findNewestGuestComments(link, SHARED_MAX), findGuests(link)]);
  const names = new Map(guests.map(({ id, name }) => [id, name]));

  return all.map((guestComment) =>
    presentComment(link, guestComment, {
      name: names.get(guestComment.guestId) ?? '',
      isOwn: guestComment.guestId === guest.id,
    }),
  );
};

interface GuestView {
  readonly votes: readonly OwnVote[];
  readonly comments: readonly ShownComment[];
}

/** Returns a guest's own votes and the comments they may read, on voices they may hear. Never others' votes. */
export const presentGuestView = async (link: PublicLink, guest: Guest): Promise<GuestView> => {
  if (!getLinkTerms(link).asksVotes) return { votes: [], comments: [] };

  const [places, votes, comments] = await Promise.all([
    findLinkPlaces(link),
    findGuestVotes(guest.id),
    findShownComments(link, guest),
  ]);
  const getKey = createPageKeys(link);
  const shown = new Set(places.filter(({ isShown }) => isShown).map(({ id }) => getKey(id)));

  return {
    // A vote for another character remains visible to the project; for this one the guest votes again.
    votes: votes
      .filter(({ forVoiceId }) => forVoiceId === undefined)
      .map(({ castingDemoId, vote }) => ({ voice: getKey(castingDemoId), vote }))
      .filter(({ voice }) => shown.has(voice)),
    comments: comments.filter(({ voice }) => shown.has(voice)).sort((a, b) => a.atMs - b.atMs),
  };
};
