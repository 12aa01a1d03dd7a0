import type { Transaction } from 'firebase-admin/firestore';
import type { Guest } from '@domain/castings/guests.ts';
import type { LinkOwner } from '@domain/castings/links.ts';
import { commentsBy } from '../../../records/guest-comments.ts';
import { votesBy } from '../../../records/guest-votes.ts';
import { namelessGuests } from '../../../records/guests.ts';

/** Nameless guests that are looked at, the longest away first. Most of them did nothing. */
const LOOKED_AT = 25;

/** The guest of a link who has been away longest of those without a name, a vote or a comment; undefined: all of them acted. */
export const idleGuest = async (link: LinkOwner, transaction: Transaction): Promise<Guest | undefined> => {
  const nameless = [...(await namelessGuests(link, transaction))].sort(
    (one, other) => (one.visits[0]?.toMillis() ?? 0) - (other.visits[0]?.toMillis() ?? 0),
  );
  for (const guest of nameless.slice(0, LOOKED_AT)) {
    const said = [...(await votesBy(guest.id, transaction)), ...(await commentsBy(guest.id, transaction))];
    if (said.length === 0) return guest;
  }
  return undefined;
};
