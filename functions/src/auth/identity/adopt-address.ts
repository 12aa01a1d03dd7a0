import { auth } from '../../platform/firestore/db.ts';
import { transact } from '../../work/unit/transact.ts';
import { readUser } from '../../work/collections/users.ts';
import { replaceAddress } from './readdress.ts';

/** Updates an account's records to its sign-in address, after an interrupted change. Skips unverified addresses: they may be anyone's. */
export const adoptAddress = async (uid: string): Promise<void> => {
  const { email, emailVerified } = await auth().getUser(uid);
  if (!email || !emailVerified) return;

  const to = email.toLowerCase();
  await transact(async (work) => {
    const user = await readUser(uid, work);
    if (!user || user.email.toLowerCase() === to) return;
    await replaceAddress(work, user, to);
    work.audit({ subject: `users/${uid}`, agencyId: null }, null, null, {
      action: 'accounts.adoptAddress',
      by: { platform: 'repair' },
    });
  });
};
