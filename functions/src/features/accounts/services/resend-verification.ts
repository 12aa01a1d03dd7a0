import { auth, db } from '../../../firestore/db.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { readUser } from '../store.ts';

/** Mails a new verification link. Does nothing, silently, for an unknown or verified account. */
export const resendVerification = async (uid: string): Promise<void> => {
  const record = await auth()
    .getUser(uid)
    .catch(() => undefined);
  if (!record?.email || record.emailVerified) return;
  const { email } = record;
  await db().runTransaction(async (transaction) => {
    const user = await readUser(uid, transaction);
    if (!user) return;
    const mailId = `verify-email_${uid}_${Date.now()}`;
    queueMail(transaction, mailId, {
      kind: 'verify-email',
      to: email,
      locale: user.locale,
      agencyId: null,
      params: { name: user.displayName, uid },
    });
  });
};
