import type { Locale } from '@domain/messages/messages.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import type { Session } from '../../../http/session.ts';
import { readUser } from '../../../identity/accounts.ts';
import { languageOf } from '../store.ts';

/** Changes the language of the mails that the caller gets; talents are also asked for auditions in it. */
export const changeLanguage = (session: Session, locale: Locale): Promise<void> =>
  transact(async (transaction) => {
    const { uid } = session;
    const before = await readUser(uid, transaction);
    if (!before || before.locale === locale) return;
    const setLanguage = await languageOf(transaction, uid);
    setLanguage(locale);
    recordAudit(transaction, session, {
      agencyId: null,
      action: 'accounts.changeLanguage',
      subject: `users/${uid}`,
      before: { locale: before.locale },
      after: { locale },
    });
  });
