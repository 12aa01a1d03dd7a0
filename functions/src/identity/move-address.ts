import { AppError } from '../errors/app-error.ts';
import { recordAudit } from '../firestore/audit.ts';
import { transact } from '../firestore/transact.ts';
import { queueMail } from '../mail/outbox.ts';
import { readUser } from '../records/users.ts';
import { prepareAddressMove } from './readdress.ts';

/** An account that gets another address. */
export interface AddressMove {
  readonly uid: string;
  /** The `emailVersion` that the link was mailed for. */
  readonly version: number;
  readonly from: string;
  /** In lower case. */
  readonly to: string;
}

/** Writes a proven address wherever the one so far stands, and tells that one. 410 when the wish no longer stands. */
export const moveAddress = ({ uid, version, to }: AddressMove): Promise<void> =>
  transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    if (!user || user.emailVersion !== version || user.pendingEmail !== to)
      throw new AppError(410, 'account.emailLinkSpent');
    const move = await prepareAddressMove(transaction, user);
    move(to);
    const [agencyId = null, ...others] = user.agencyIds;
    queueMail(transaction, `email-changed_${uid}_${version}`, {
      kind: 'email-change-notice',
      to: user.email,
      locale: user.locale,
      agencyId: others.length === 0 ? agencyId : null,
      params: { name: user.displayName, newEmail: to, isDone: true },
    });
    recordAudit(
      transaction,
      { link: `users/${uid}` },
      {
        agencyId: null,
        action: 'accounts.confirmEmail',
        subject: `users/${uid}`,
        before: { emailVersion: version },
        after: { emailVersion: version },
      },
    );
  });
