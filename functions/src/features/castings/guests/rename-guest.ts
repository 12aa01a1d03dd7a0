import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import type { Operation } from '../../../operation.ts';
import { writeGuest } from '../../../records/guests.ts';
import { atLink } from './guest-session.ts';

/** Stores a guest's display name, in the guest's record only. */
export const renameGuest: Operation<'guests.rename'> = async ({
  params: { urlIdentifier },
  body: { session, name },
}) => {
  const { visited } = await atLink(urlIdentifier, session);
  await transact(async (transaction) => {
    const { guest } = await visited(transaction);
    if (guest.name === name) return;
    writeGuest(transaction, { ...guest, name });
    const subject = `guests/${guest.id}`;
    recordAudit(
      transaction,
      { link: subject },
      { agencyId: guest.agencyId, action: 'guests.rename', subject, before: null, after: null },
    );
  });
  return { name };
};
