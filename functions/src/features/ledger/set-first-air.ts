import { Timestamp } from 'firebase-admin/firestore';
import { toLiveOrder, getLiveSince } from '@domain/ledger/live-licences.ts';
import { mayEnterEnd } from '@domain/ledger/licence-rows.ts';
import { takesAgreedEnd, withTerm, type SoldLicence } from '@domain/ledger/sold-licences.ts';
import { requireLicence } from '../../work/access/licence-readers.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { storeLiveOrder } from '../../work/records/live-licences.ts';
import { readSoldLicence, findOrderLicences, soldLicences } from '../../work/collections/sold-licences.ts';
import { readPublicCopy } from '../../work/collections/public-talents.ts';
import { operation } from '../../work/unit/operation.ts';
import { withItsUses } from './with-uses.ts';

/**
 * Sets a licence's first day, which determines its last, and the last day of a campaign.
 * 422: before the sale, or the end before the start. 403: a client changing a set day, on which the talent relies.
 */
export const setFirstAir = operation(
  'ledger.setFirstAir',
  async ({ work, caller, params: { id }, body: { firstAirOn, endsOn } }) => {
    const { licence: before, reader } = requireLicence(caller, await readSoldLicence(id, work));
    const { orderId, talentId, soldOn } = before;
    const agreedEnd = endsOn === undefined ? (before.agreedEnd ?? null) : endsOn;
    const isEndChanged = agreedEnd !== (before.agreedEnd ?? null);
    // A caller who knows it only as its talent may not set it.
    if (reader === 'talent') throw new AppError(403, 'auth.forbidden');
    if (before.firstAirOn === firstAirOn && !isEndChanged) return withItsUses(before, reader);
    if (before.state !== 'live') throw new AppError(409, 'ledger.notStanding');
    if (isEndChanged && !takesAgreedEnd(before))
      throw new AppError(422, 'ledger.endByDuration', { property: 'endsOn' });
    if (isEndChanged && !mayEnterEnd(before, reader)) throw new AppError(403, 'ledger.endSet');
    if (before.firstAirOn !== null && before.firstAirOn !== firstAirOn && reader !== 'staff')
      throw new AppError(403, 'ledger.firstAirSet');
    if (firstAirOn < soldOn)
      throw new AppError(422, 'ledger.firstAirEarly', { property: 'firstAirOn', values: { day: soldOn } });
    if (agreedEnd !== null && agreedEnd < firstAirOn)
      throw new AppError(422, 'ledger.endEarly', { property: 'endsOn', values: { day: firstAirOn } });

    const [all, publicCopy] = await Promise.all([
      findOrderLicences({ orderId, talentId }, work),
      readPublicCopy(talentId, work),
    ]);
    const changed: SoldLicence = {
      ...withTerm(before, { firstAirOn, renewedTerms: before.renewedTerms, agreedEnd }),
      updatedAt: Timestamp.now(),
    };

    work.set(soldLicences, changed);

    const then = all.map((licence) => (licence.id === id ? changed : licence));
    if (publicCopy) storeLiveOrder(work, talentId, orderId, toLiveOrder(then, getLiveSince(Date.now())));

    work.audit(
      before,
      { firstAirOn: before.firstAirOn, expiresOn: before.expiresOn },
      { firstAirOn, expiresOn: changed.expiresOn },
    );

    return withItsUses(changed, reader);
  },
);
