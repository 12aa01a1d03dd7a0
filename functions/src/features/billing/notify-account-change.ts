import { getIbanEnd, type PaymentDetails } from '@domain/billing/payment-details.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { readUser } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';

/** Emails the talent about a changed account, also at their former address: an intruder may have changed that first. */
export const notifyAccountChange = async (
  work: Work,
  { id, email, fullName }: Talent,
  details: PaymentDetails,
): Promise<void> => {
  const user = await readUser(id, work);
  const addresses = [user?.email ?? email, ...(user?.formerEmails ?? []).slice(-1)];
  const { updatedAt, usableFrom } = details;

  for (const [index, to] of addresses.entries())
    queueMail(work, `payee-changed_${id}_${updatedAt.toMillis()}_${index}`, {
      kind: 'payee-changed',
      to,
      locale: user?.locale ?? 'en',
      agencyId: null,
      params: {
        name: user?.displayName ?? fullName,
        changedBy: null,
        account: {
          end: getIbanEnd(details),
          usableFrom: usableFrom && serialise(usableFrom),
          timeZone: user?.timeZone ?? 'UTC',
        },
      },
    });
};
