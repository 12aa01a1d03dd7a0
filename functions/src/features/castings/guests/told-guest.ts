import type { Casting } from '@domain/castings/castings.ts';
import {
  GUEST_COMMENTS_MAX,
  type Guest,
  type GuestComment,
  type OwnVote,
  type ShownComment,
} from '@domain/castings/guests.ts';
import { linkTermsOf } from '@domain/castings/links.ts';
import { shortlistedDemos } from '../../../records/casting-demos.ts';
import { commentsBy, newestCommentsOn } from '../../../records/guest-comments.ts';
import { votesBy } from '../../../records/guest-votes.ts';
import { guestsOf } from '../../../records/guests.ts';
import { castingKeys, isShownIn } from '../preview.ts';

/** Comments of all guests that a page begins with. */
const SHARED_MAX = 10 * GUEST_COMMENTS_MAX;

/** A comment as guests are told it, by whom they read it. */
export const toldComment = (
  casting: Casting,
  { id, castingDemoId, atMs, text }: GuestComment,
  writer: { readonly name: string; readonly isOwn: boolean },
): ShownComment => {
  const keyOf = castingKeys(casting);
  return { key: keyOf(id), voice: keyOf(castingDemoId), atMs, text, ...writer };
};

const commentsFor = async (casting: Casting, guest: Guest): Promise<readonly ShownComment[]> => {
  if (!linkTermsOf(casting).sharesComments) {
    const own = await commentsBy(guest.id);
    return own.map((one) => toldComment(casting, one, { name: guest.name, isOwn: true }));
  }
  const [all, guests] = await Promise.all([newestCommentsOn(casting.id, SHARED_MAX), guestsOf(casting.id)]);
  const names = new Map(guests.map(({ id, name }) => [id, name]));
  return all.map((one) =>
    toldComment(casting, one, {
      name: names.get(one.guestId) ?? '',
      isOwn: one.guestId === guest.id,
    }),
  );
};

interface Told {
  readonly votes: readonly OwnVote[];
  readonly comments: readonly ShownComment[];
}

/** A guest's own votes, and the comments that they may read, on voices that they may hear. Never votes of others. */
export const toldTo = async (casting: Casting, guest: Guest): Promise<Told> => {
  if (!linkTermsOf(casting).asksVotes) return { votes: [], comments: [] };
  const [places, votes, comments] = await Promise.all([
    shortlistedDemos(casting.id),
    votesBy(guest.id),
    commentsFor(casting, guest),
  ]);
  const keyOf = castingKeys(casting);
  const shown = new Set(places.filter(isShownIn(casting)).map(({ id }) => keyOf(id)));
  return {
    // A vote for another character stands for the project to read; for this one they are asked anew.
    votes: votes
      .filter(({ forVoiceId }) => forVoiceId === undefined)
      .map(({ castingDemoId, vote }) => ({ voice: keyOf(castingDemoId), vote }))
      .filter(({ voice }) => shown.has(voice)),
    comments: comments.filter(({ voice }) => shown.has(voice)).sort((one, other) => one.atMs - other.atMs),
  };
};
