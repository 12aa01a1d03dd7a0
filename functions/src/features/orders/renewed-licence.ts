import { Timestamp } from 'firebase-admin/firestore';
import { toLiveOrder, getLiveSince } from '@domain/ledger/live-licences.ts';
import { withTerm } from '@domain/ledger/sold-licences.ts';
import type { Order } from '@domain/orders/orders.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { storeLiveOrder } from '../../work/records/live-licences.ts';
import { readSoldLicence, findOrderLicences, soldLicences } from '../../work/collections/sold-licences.ts';
import { readPublicCopy } from '../../work/collections/public-talents.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns whether a renewal counts: confirmed and not cancelled. */
const counts = ({ state }: Order): boolean => state === 'confirmed' || state === 'paid';

/** Updates the renewed licence: a term longer on confirmation, shorter on cancellation. 409 to confirm it once no longer in force. */
export const updateRenewedLicence = async (work: Work, before: Order, after: Order): Promise<void> => {
  if (!before.renewal) return;
  if (after.state === 'draft') throw new Error('A renewal is no draft');

  const licence = await readSoldLicence(before.renewal.licenceId, work);
  if (!licence) throw new AppError(409, 'order.notNow');

  const { id, talentId, orderId, firstAirOn, agreedEnd } = licence;
  const [all, publicCopy] = await Promise.all([
    findOrderLicences({ orderId, talentId }, work),
    readPublicCopy(talentId, work),
  ]);
  const isConfirmed = after.state === 'confirmed';
  const isLive = licence.state === 'live';
  if (isConfirmed && !isLive) throw new AppError(409, 'order.notNow');
  if (isConfirmed && !publicCopy) throw new AppError(409, 'ledger.voiceLeft');

  const renewedTerms = licence.renewedTerms + Number(counts(after)) - Number(counts(before));
  const isLast = licence.renewal?.orderId === after.id;
  const state = after.state === 'paid' ? 'confirmed' : after.state;
  const changed = {
    ...withTerm(licence, { firstAirOn, renewedTerms, agreedEnd }),
    renewal: isLast ? { orderId: after.id, state } : licence.renewal,
    updatedAt: Timestamp.now(),
  };

  work.set(soldLicences, changed);

  const then = all.map((soldLicence) => (soldLicence.id === id ? changed : soldLicence));
  if (publicCopy) storeLiveOrder(work, talentId, orderId, toLiveOrder(then, getLiveSince(Date.now())));
};
