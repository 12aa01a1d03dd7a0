import { Timestamp } from 'firebase-admin/firestore';
import { toBrandKey } from '@domain/ledger/live-licences.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { toRenewal, type RenewalOffer } from '@domain/ledger/renewals.ts';
import type { Order } from '@domain/orders/orders.ts';
import { computeVatBetween, type Parties } from '@domain/orders/vat-between.ts';
import { refuseExcludedUses } from '../../work/access/refuse-excluded.ts';
import { findExclusivities } from '../../work/collections/exclusivities.ts';
import { requireLicence } from '../../work/access/licence-readers.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { notifyOrder } from '../../outgoing/mail/notify-order.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { createVoiceTerms } from '../../work/records/order-revisions.ts';
import { orders, readOrder } from '../../work/collections/orders.ts';
import { recordOrderStep, recordPaymentAction } from '../../work/records/orders.ts';
import { requirePresentTalent } from '../../work/collections/require-present-talent.ts';
import { readSoldLicence } from '../../work/collections/sold-licences.ts';
import type { Work } from '../../work/unit/work.ts';
import { operation } from '../../work/unit/operation.ts';
import { readParties } from '../../work/collections/parties.ts';

/** Returns the renewal's order: a separate one with its own invoice; the project is unchanged. */
const makeRenewal = (
  licence: SoldLicence,
  { from, through, price, key }: RenewalOffer,
  parties: Parties,
  more: Pick<Order, 'reference' | 'orderedBy' | 'rateTableVersion'>,
): Order => {
  const { id: licenceId, agencyId, companyId, projectId, projectName, renewals, prices } = licence;
  const { character, language, assetName } = licence;
  const vat = computeVatBetween(parties, price);

  return {
    id: `${licenceId}_${renewals + 1}`,
    agencyId,
    companyId,
    projectId,
    projectName,
    renewal: { licenceId, character, language, assetName, from, through },
    state: 'received',
    revision: 1,
    currency: prices.currency,
    net: price,
    extras: [],
    vat,
    total: price + (vat?.amount ?? 0),
    paid: 0,
    priceKey: key,
    invoiceId: null,
    createdAt: Timestamp.now(),
    updatedAt: Timestamp.now(),
    ...more,
  };
};

/** 409 while the voice is exclusive for another company in the days of the renewal. */
const refuseExcludedRenewal = async (
  work: Work,
  licence: SoldLicence,
  { from, through }: RenewalOffer,
): Promise<void> => {
  const { agencyId, companyId, orderId, talentId, brandCategory: category } = licence;
  const place = { media: licence.format.code, territory: licence.territoryCover.code };
  const use = { agencyId, category, ...place, brandKey: toBrandKey(licence), from, to: through };
  refuseExcludedUses([use], await findExclusivities([talentId], work), { companyId, orderId });
};

/** Renews a licence at the shown price. Only its client may; staff and talents offer it. Idempotent. 409 when the price or the days changed. */
export const renewLicence = operation(
  'orders.renew',
  async ({ work, caller, params: { id }, body: { priceKey, reference }, locale }) => {
    const { licence, reader } = requireLicence(caller, await readSoldLicence(id, work));
    if (reader !== 'client') throw new AppError(403, 'auth.forbidden');

    const [waiting, original, parties, today] = await Promise.all([
      licence.renewal?.state === 'received' ? readOrder(licence.renewal.orderId, work) : undefined,
      readOrder(licence.orderId, work),
      readParties(licence, work),
      getAgencyDay(licence.agencyId, work),
    ]);
    if (waiting?.priceKey === priceKey) return serialise(waiting);
    await requirePresentTalent(licence, work);

    const offer = toRenewal(licence, today);
    if (!offer) throw new AppError(409, 'order.notNow');
    if (offer.key !== priceKey) throw new AppError(409, 'order.priceChanged', { property: 'priceKey' });
    if (!parties.billing) throw new AppError(409, 'order.billing');

    await refuseExcludedRenewal(work, licence, offer);

    const order = makeRenewal(licence, offer, parties, {
      reference,
      orderedBy: caller.uid,
      rateTableVersion: original?.rateTableVersion ?? 0,
    });

    work.set(orders, order);

    const { talentId, prices } = licence;
    createVoiceTerms(work, order, { talentId, earned: prices.renewalEarned });
    recordOrderStep(work, order, 'client');
    recordPaymentAction(work, order, { provider: 'invoice', status: 'none' });

    work.update(licence, {
      renewals: licence.renewals + 1,
      offeredAt: null,
      offeredKey: null,
      renewal: { orderId: order.id, state: 'received' },
      updatedAt: Timestamp.now(),
    });

    work.audit(
      { subject: `orders/${order.id}`, agencyId: order.agencyId },
      { renewedTerms: licence.renewedTerms, expiresOn: licence.expiresOn },
      { state: order.state, total: order.total, currency: order.currency, through: offer.through },
    );

    const news = { order, occasion: 'received', number: 1, byClient: true, locale } as const;
    await notifyOrder(work, licence, caller.uid, news);

    return serialise(order);
  },
);
