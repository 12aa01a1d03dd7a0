import { recordAudit } from '../../work/unit/audit.ts';
import { auth } from '../../platform/firestore/db.ts';
import { transact } from '../../work/unit/transact.ts';
import { readUser } from '../../work/records/users.ts';
import { replaceAddress } from './readdress.ts';

/** Updates an account's records to its sign-in address, after an interrupted change. Skips unverified addresses: they may be anyone's. */
export const adoptAddress = async (uid: string): Promise<void> => {
  const { email, emailVerified } = await auth().getUser(uid);
  if (!email || !emailVerified) return;

  const to = email.toLowerCase();
  await transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    if (!user || user.email.toLowerCase() === to) return;
    await replaceAddress(transaction, user, to);
    recordAudit(
      transaction,
      { platform: 'repair' },
      { agencyId: null, action: 'accounts.adoptAddress', subject: `users/${uid}`, before: null, after: null },
    );
  });
};
