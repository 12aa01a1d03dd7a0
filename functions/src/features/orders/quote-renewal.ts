import { toRenewal } from '@domain/ledger/renewals.ts';
import { computeVatBetween } from '@domain/orders/vat-between.ts';
import { requireLicence } from '../../work/access/licence-readers.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { requirePresentTalent } from '../../work/collections/require-present-talent.ts';
import { readSoldLicences } from '../../work/collections/sold-licences.ts';
import { readParties } from '../../work/collections/parties.ts';

/** A renewal of a licence at today's terms; 409 while none can be ordered. */
export const quoteRenewal: Operation<'orders.renewalQuote'> = async ({ caller, params: { id } }) => {
  const [found] = await readSoldLicences([id]);
  const { licence, reader } = requireLicence(caller, found);
  if (reader !== 'client') throw new AppError(403, 'auth.forbidden');
  await requirePresentTalent(licence);

  const [parties, today] = await Promise.all([readParties(licence), getAgencyDay(licence.agencyId)]);
  const offer = toRenewal(licence, today);
  if (!offer) throw new AppError(409, 'order.notNow');

  const { from, through, price: net, key: priceKey } = offer;
  const vat = computeVatBetween(parties, net);
  const { companyName, prices } = licence;
  const total = net + (vat?.amount ?? 0);

  return { from, through, currency: prices.currency, net, vat, total, priceKey, companyName };
};
