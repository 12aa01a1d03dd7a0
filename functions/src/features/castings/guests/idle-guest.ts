import type { Transaction } from 'firebase-admin/firestore';
import type { Guest } from '@domain/castings/guests.ts';
import type { LinkOwner } from '@domain/castings/links.ts';
import { commentsBy } from '../../../work/records/guest-comments.ts';
import { votesBy } from '../../../work/records/guest-votes.ts';
import { namelessGuests } from '../../../work/records/guests.ts';

/** Maximum nameless guests read, longest absent first. Most of them never acted. */
const LOOKED_AT = 25;

/** Returns a link's longest absent guest without name, vote or comment; undefined: all acted. */
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
