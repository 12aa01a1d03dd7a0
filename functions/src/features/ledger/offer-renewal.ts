import { Timestamp } from 'firebase-admin/firestore';
import { toRenewal } from '@domain/ledger/renewals.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { requireLicence } from '../../work/access/licence-readers.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { readOrder } from '../../work/collections/orders.ts';
import { requirePresentTalent } from '../../work/collections/require-present-talent.ts';
import { readSoldLicence, soldLicences } from '../../work/collections/sold-licences.ts';
import { readUser } from '../../work/collections/users.ts';
import { operation } from '../../work/unit/operation.ts';
import { withItsUses } from './with-uses.ts';

/** Offers a renewal to a licence's client, who alone can order it. 409 while none can be ordered. Idempotent. */
export const offerRenewal = operation('ledger.offerRenewal', async ({ work, caller, params: { id } }) => {
  const { licence, reader } = requireLicence(caller, await readSoldLicence(id, work));
  if (reader === 'client') throw new AppError(403, 'auth.forbidden');
  await requirePresentTalent(licence, work);

  const offer = toRenewal(licence, await getAgencyDay(licence.agencyId, work));
  if (!offer || licence.expiresOn === null) throw new AppError(409, 'order.notNow');
  if (licence.offeredKey === offer.key) return withItsUses(licence, reader);

  const order = await readOrder(licence.orderId, work);
  const client = order?.orderedBy ? await readUser(order.orderedBy, work) : undefined;
  const offered: SoldLicence = {
    ...licence,
    offeredAt: Timestamp.now(),
    offeredKey: offer.key,
    updatedAt: Timestamp.now(),
  };

  work.set(soldLicences, offered);

  const { agencyId, companyName, expiresOn } = licence;
  if (client)
    queueMail(work, `renewal-offered_${id}_${offer.from}`, {
      kind: 'licences-ending',
      to: client.email,
      locale: client.locale,
      agencyId,
      params: {
        name: client.displayName,
        uid: client.id,
        companyName,
        isOffered: true,
        licences: [{ id, expiresOn }],
        until: `${offer.through}T23:59:59.000Z`,
      },
    });

  work.audit({ subject: `soldLicences/${id}`, agencyId }, null, { from: offer.from, through: offer.through });

  return withItsUses(offered, reader);
});
