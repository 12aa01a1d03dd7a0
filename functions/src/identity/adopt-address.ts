import { recordAudit } from '../firestore/audit.ts';
import { auth } from '../firestore/db.ts';
import { transact } from '../firestore/transact.ts';
import { readUser } from '../records/users.ts';
import { prepareAddressMove } from './readdress.ts';

/**
 * Has the records of an account name the address by which its person signs in. For accounts whose two differ, because a
 * change broke off or was made at the identity provider alone. Nothing is changed where that address is not proven: it
 * may be anybody's, and invitations to it are found by it.
 */
export const adoptAddress = async (uid: string): Promise<void> => {
  const { email, emailVerified } = await auth().getUser(uid);
  if (!email || !emailVerified) return;
  const to = email.toLowerCase();
  await transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    if (!user || user.email.toLowerCase() === to) return;
    const move = await prepareAddressMove(transaction, user);
    move(to);
    recordAudit(
      transaction,
      { platform: 'repair' },
      { agencyId: null, action: 'accounts.adoptAddress', subject: `users/${uid}`, before: null, after: null },
    );
  });
};
