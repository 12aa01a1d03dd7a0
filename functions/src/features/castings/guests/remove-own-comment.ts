import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import type { Operation } from '../../../operation.ts';
import { commentsBy, deleteComment } from '../../../records/guest-comments.ts';
import { keysBehind } from '../preview.ts';
import { atLink } from './guest-session.ts';

/** Deletes the guest's own comment. Silent for a missing or another's, so a key reveals neither. */
export const removeOwnComment: Operation<'guests.removeComment'> = async ({
  params: { urlIdentifier, key },
  body: { session },
}) => {
  const { visited } = await atLink(urlIdentifier, session);
  await transact(async (transaction) => {
    const { link, guest } = await visited(transaction);
    const getKey = keysBehind(link);
    const own = (await commentsBy(guest.id, transaction)).find(({ id }) => getKey(id) === key);
    if (!own) return;
    deleteComment(transaction, own.id);
    recordAudit(
      transaction,
      { link: `guests/${guest.id}` },
      {
        agencyId: guest.agencyId,
        action: 'guests.removeComment',
        subject: `guestComments/${own.id}`,
        before: { castingDemoId: own.castingDemoId, atMs: own.atMs },
        after: null,
      },
    );
  });
  return { key };
};
