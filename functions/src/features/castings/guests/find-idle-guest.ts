import type { Guest } from '@domain/castings/guests.ts';
import type { LinkOwner } from '@domain/castings/links.ts';
import { findGuestComments } from '../../../work/collections/guest-comments.ts';
import { findGuestVotes } from '../../../work/collections/guest-votes.ts';
import { findNamelessGuests } from '../../../work/collections/guests.ts';
import type { Work } from '../../../work/unit/work.ts';

/** Maximum nameless guests read, longest absent first. Most of them never acted. */
const LOOKED_AT = 25;

/** Returns a link's longest absent guest without name, vote or comment; undefined: all acted. */
export const findIdleGuest = async (link: LinkOwner, work: Work): Promise<Guest | undefined> => {
  const nameless = [...(await findNamelessGuests(link, work))].sort(
    (a, b) => (a.visits[0]?.toMillis() ?? 0) - (b.visits[0]?.toMillis() ?? 0),
  );
  for (const guest of nameless.slice(0, LOOKED_AT)) {
    const activity = [
      ...(await findGuestVotes(guest.id, work)),
      ...(await findGuestComments(guest.id, work)),
    ];
    if (activity.length === 0) return guest;
  }

  return undefined;
};
