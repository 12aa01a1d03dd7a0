import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { endSessions } from '../claims/memberships.ts';
import { AppError } from '../errors/app-error.ts';
import { recordAudit } from '../firestore/audit.ts';
import { transact } from '../firestore/transact.ts';
import { queueMail } from '../mail/outbox.ts';
import { readyToReaddress } from '../records/address-copies.ts';
import { readClient, writeClient } from '../records/clients.ts';
import { readRequest, writeRequest } from '../records/deletion-requests.ts';
import { readEngineer, writeEngineer } from '../records/engineers.ts';
import { readyRoster } from '../records/roster.ts';
import { readTalent, writeTalent } from '../records/talents.ts';
import { readUser, updateUser } from '../records/users.ts';

/** An account that gets another address. */
export interface AddressMove {
  readonly uid: string;
  /** The `emailVersion` that the link was mailed for. */
  readonly version: number;
  readonly from: string;
  /** In lower case. */
  readonly to: string;
}

/**
 * Writes a proven address wherever the one so far stands: the account, what the person is in every role, and invitations
 * to them. Ends their sessions, spends links that were mailed to the old address and tells that one. 410 when the wish
 * no longer stands.
 */
export const moveAddress = ({ uid, version, to }: AddressMove): Promise<void> =>
  transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    if (!user || user.emailVersion !== version || user.pendingEmail !== to)
      throw new AppError(410, 'account.emailLinkSpent');
    const talent = await readTalent(uid, transaction);
    const client = await readClient(uid, transaction);
    const engineer = await readEngineer(uid, transaction);
    const request = await readRequest(uid, transaction);
    const readdress = await readyToReaddress(transaction, { uid, email: user.email });
    const writeEntries = talent && (await readyRoster(talent, transaction));

    const updatedAt = Timestamp.now();
    if (talent && writeEntries) {
      const after = { ...talent, email: to, emailVerified: true, updatedAt };
      writeTalent(transaction, after);
      writeEntries({ talent: after });
    }
    if (client) writeClient(transaction, { ...client, email: to, updatedAt });
    if (engineer) writeEngineer(transaction, { ...engineer, email: to, updatedAt });
    // Once everything is deleted a request names nobody.
    if (request?.email) writeRequest(transaction, { ...request, email: to });
    readdress(to);
    updateUser(transaction, uid, {
      email: to,
      emailVerified: true,
      pendingEmail: FieldValue.delete(),
      formerEmails: FieldValue.arrayUnion(user.email.toLowerCase()),
      passwordVersion: (user.passwordVersion ?? 0) + 1,
    });
    endSessions(transaction, user);
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
