import { Timestamp } from 'firebase-admin/firestore';
import { toLiveOrder, getLiveSince } from '@domain/ledger/live-licences.ts';
import { withTerm, type SoldLicence } from '@domain/ledger/sold-licences.ts';
import { requireLicence } from '../../work/access/licence-readers.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { storeLiveOrder } from '../../work/records/live-licences.ts';
import { readSoldLicence, findOrderLicences, soldLicences } from '../../work/collections/sold-licences.ts';
import { readPublicCopy } from '../../work/collections/public-talents.ts';
import { operation } from '../../work/unit/operation.ts';
import { withItsUses } from './with-uses.ts';

/** Sets a licence's first day, which determines its last. 422: before the sale. 403: a client changing a set day, on which the talent relies. */
export const setFirstAir = operation(
  'ledger.setFirstAir',
  async ({ work, caller, params: { id }, body: { firstAirOn } }) => {
    const { licence: before, reader } = requireLicence(caller, await readSoldLicence(id, work));
    const { orderId, talentId, soldOn } = before;
    // A caller who knows it only as its talent may not set it.
    if (reader === 'talent') throw new AppError(403, 'auth.forbidden');
    if (before.firstAirOn === firstAirOn) return withItsUses(before, reader);
    if (before.state !== 'live') throw new AppError(409, 'ledger.notStanding');
    if (before.firstAirOn !== null && reader !== 'staff') throw new AppError(403, 'ledger.firstAirSet');
    if (firstAirOn < soldOn)
      throw new AppError(422, 'ledger.firstAirEarly', { property: 'firstAirOn', values: { day: soldOn } });

    const [all, publicCopy] = await Promise.all([
      findOrderLicences({ orderId, talentId }, work),
      readPublicCopy(talentId, work),
    ]);
    const changed: SoldLicence = {
      ...withTerm(before, { firstAirOn, renewedYears: before.renewedYears }),
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
