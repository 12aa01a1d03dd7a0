import { findGuestComments, deleteComment } from '../../../work/records/guest-comments.ts';
import { unitOfWork } from '../../../work/unit/unit-of-work.ts';
import { createPageKeys } from '../preview.ts';
import { visitLink } from './guest-session.ts';

/** Deletes the guest's own comment. Silent for a missing or another's, so a key reveals neither. */
export const removeOwnComment = unitOfWork(
  'guests.removeComment',
  async ({ work, params: { urlIdentifier, key }, body: { session } }) => {
    const { visited } = await visitLink(urlIdentifier, session);
    const { transaction } = work;
    const { link, guest } = await visited(transaction);
    const getKey = createPageKeys(link);
    const own = (await findGuestComments(guest.id, transaction)).find(({ id }) => getKey(id) === key);
    if (!own) return { key };
    deleteComment(transaction, own.id);
    work.audit(
      { subject: `guestComments/${own.id}`, agencyId: guest.agencyId },
      { castingDemoId: own.castingDemoId, atMs: own.atMs },
      null,
      { by: { link: `guests/${guest.id}` } },
    );
    return { key };
  },
);
