import { Timestamp } from 'firebase-admin/firestore';
import type { LicenceReader } from '@domain/ledger/licence-rows.ts';
import { toRenewal } from '@domain/ledger/renewals.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { licenceFor } from '../../access/licence-readers.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Operation } from '../../operation.ts';
import { agencyDay } from '../../records/agencies.ts';
import { readOrder } from '../../records/orders.ts';
import { readSoldLicence, storeSoldLicence } from '../../records/sold-licences.ts';
import { readUser } from '../../records/users.ts';
import { withItsUses } from './with-uses.ts';

interface Offered {
  readonly after: SoldLicence;
  readonly reader: LicenceReader;
}

/** Offers another year to a licence's client, who alone can order it. 409 while none can be ordered. Idempotent. */
export const offerRenewal: Operation<'ledger.offerRenewal'> = async ({ caller, params: { id } }) => {
  const { after, reader } = await transact(async (transaction): Promise<Offered> => {
    const { licence, reader } = licenceFor(caller, await readSoldLicence(id, transaction));
    if (reader === 'client') throw new AppError(403, 'auth.forbidden');
    const offer = toRenewal(licence, await agencyDay(licence.agencyId, transaction));
    if (!offer || licence.expiresOn === null) throw new AppError(409, 'order.notNow');
    if (licence.offeredKey === offer.key) return { after: licence, reader };
    const order = await readOrder(licence.orderId, transaction);
    const client = order?.orderedBy ? await readUser(order.orderedBy, transaction) : undefined;
    const offered: SoldLicence = {
      ...licence,
      offeredAt: Timestamp.now(),
      offeredKey: offer.key,
      updatedAt: Timestamp.now(),
    };
    storeSoldLicence(transaction, offered);
    const { agencyId, companyName, expiresOn } = licence;
    if (client)
      queueMail(transaction, `renewal-offered_${id}_${offer.from}`, {
        kind: 'licences-ending',
        to: client.email,
        locale: client.locale,
        agencyId,
        params: {
          ...{ name: client.displayName, uid: client.id, companyName, isOffered: true },
          licences: [{ id, expiresOn }],
          until: `${offer.through}T23:59:59.000Z`,
        },
      });
    recordAudit(transaction, caller, {
      agencyId,
      action: 'ledger.offerRenewal',
      subject: `soldLicences/${id}`,
      before: null,
      after: { from: offer.from, through: offer.through },
    });
    return { after: offered, reader };
  });
  return withItsUses(after, reader);
};
