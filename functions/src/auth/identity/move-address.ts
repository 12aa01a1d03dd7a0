import { AppError } from '../../platform/errors/app-error.ts';
import { transact } from '../../work/unit/transact.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { readUser } from '../../work/collections/users.ts';
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
  transact(async (work) => {
    const user = await readUser(uid, work);
    if (!user || user.emailVersion !== version || user.pendingEmail !== to)
      throw new AppError(410, 'account.emailLinkSpent');

    await replaceAddress(work, user, to);

    const [agencyId = null, ...furtherIds] = user.agencyIds;
    // An address that was never proven may be another person's.
    if (user.emailVerified)
      queueMail(work, `email-changed_${uid}_${version}`, {
        kind: 'email-change-notice',
        to: user.email,
        locale: user.locale,
        agencyId: furtherIds.length === 0 ? agencyId : null,
        params: { name: user.displayName, newEmail: to, isDone: true },
      });

    work.audit(
      { subject: `users/${uid}`, agencyId: null },
      { emailVersion: version },
      { emailVersion: version },
      { action: 'accounts.confirmEmail', by: { link: `users/${uid}` } },
    );
  });
