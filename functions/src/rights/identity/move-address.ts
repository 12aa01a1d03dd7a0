import { AppError } from '../../platform/errors/app-error.ts';
import { recordAudit } from '../../work/unit/audit.ts';
import { transact } from '../../work/unit/transact.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { readUser } from '../../work/records/users.ts';
import { replaceAddress } from './readdress.ts';

export interface AddressMove {
  readonly uid: string;
  /** The link's `emailVersion`. */
  readonly version: number;
  readonly from: string;
  readonly to: string;
}

/** Replaces the old address by the verified one everywhere and notifies the old one. 410 when the change was cancelled or replaced. */
export const moveAddress = ({ uid, version, to }: AddressMove): Promise<void> =>
  transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    if (!user || user.emailVersion !== version || user.pendingEmail !== to)
      throw new AppError(410, 'account.emailLinkSpent');

    await replaceAddress(transaction, user, to);

    const [agencyId = null, ...others] = user.agencyIds;
    // An address that was never proven may be another person's.
    if (user.emailVerified)
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
