import { guestComments, findGuestComments } from '../../../work/collections/guest-comments.ts';
import { operation } from '../../../work/unit/operation.ts';
import { createPageKeys } from '../preview.ts';
import { visitLink } from './guest-session.ts';

/** Deletes the guest's own comment. Silent for a missing or another's, so a key reveals neither. */
export const removeOwnComment = operation(
  'guests.removeComment',
  async ({ work, params: { urlIdentifier, key }, body: { session } }) => {
    const { visited } = await visitLink(urlIdentifier, session);
    const { link, guest } = await visited(work);
    const getKey = createPageKeys(link);
    const guestComment = (await findGuestComments(guest.id, work)).find(({ id }) => getKey(id) === key);
    if (!guestComment) return { key };

    work.deleteById(guestComments, guestComment.id);

    work.audit(
      { subject: `guestComments/${guestComment.id}`, agencyId: guest.agencyId },
      { castingDemoId: guestComment.castingDemoId, atMs: guestComment.atMs },
      null,
      { by: { link: `guests/${guest.id}` } },
    );

    return { key };
  },
);
