import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { setTalentLanguage } from '../../records/talents.ts';
import { readUser, updateUser } from '../../records/users.ts';

/** Changes the language of the caller's screens and emails, and of a talent's audition requests. */
export const changeLanguage: Operation<'accounts.changeLanguage'> = async ({ caller, body: { locale } }) => {
  await transact(async (transaction) => {
    const { uid } = caller;
    const before = await readUser(uid, transaction);
    if (!before || before.locale === locale) return;
    await setTalentLanguage(transaction, uid, locale);
    updateUser(transaction, uid, { locale });
    recordAudit(transaction, caller, {
      agencyId: null,
      action: 'accounts.changeLanguage',
      subject: `users/${uid}`,
      before: { locale: before.locale },
      after: { locale },
    });
  });
  return { locale };
};
