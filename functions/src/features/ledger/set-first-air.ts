import { Timestamp } from 'firebase-admin/firestore';
import { toLiveOrder, liveSince } from '@domain/ledger/live-licences.ts';
import type { LicenceReader } from '@domain/ledger/licence-rows.ts';
import { withTerm, type SoldLicence } from '@domain/ledger/sold-licences.ts';
import { licenceFor } from '../../access/licence-readers.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { storeLiveOrder } from '../../records/live-licences.ts';
import { readSoldLicence, soldToOrder, storeSoldLicence } from '../../records/sold-licences.ts';
import { readPublicHalf } from '../../records/talent-cache.ts';
import { withItsUses } from './with-uses.ts';

interface Said {
  readonly after: SoldLicence;
  readonly reader: LicenceReader;
}

/**
 * Sets a licence's first day, which determines its last. 422: before the sale. 403: a client
 * changing a set day, because the talent relies on it. 409: not in force.
 */
export const setFirstAir: Operation<'ledger.setFirstAir'> = async ({
  caller,
  params: { id },
  body: { firstAirOn },
}) => {
  const { after, reader } = await transact(async (transaction): Promise<Said> => {
    const { licence: before, reader } = licenceFor(caller, await readSoldLicence(id, transaction));
    const { agencyId, orderId, talentId, soldOn } = before;
    // A caller who knows it only as its talent may not set it.
    if (reader === 'talent') throw new AppError(403, 'auth.forbidden');
    if (before.firstAirOn === firstAirOn) return { after: before, reader };
    if (before.state !== 'live') throw new AppError(409, 'ledger.notStanding');
    if (before.firstAirOn !== null && reader !== 'staff') throw new AppError(403, 'ledger.firstAirSet');
    if (firstAirOn < soldOn)
      throw new AppError(422, 'ledger.firstAirEarly', { property: 'firstAirOn', values: { day: soldOn } });
    const [all, half] = await Promise.all([
      soldToOrder({ orderId, talentId }, transaction),
      readPublicHalf(talentId, transaction),
    ]);
    const changed: SoldLicence = {
      ...withTerm(before, { firstAirOn, renewedYears: before.renewedYears }),
      updatedAt: Timestamp.now(),
    };
    storeSoldLicence(transaction, changed);
    const then = all.map((licence) => (licence.id === id ? changed : licence));
    if (half) storeLiveOrder(transaction, talentId, orderId, toLiveOrder(then, liveSince(Date.now())));
    recordAudit(transaction, caller, {
      agencyId,
      action: 'ledger.setFirstAir',
      subject: `soldLicences/${id}`,
      before: { firstAirOn: before.firstAirOn, expiresOn: before.expiresOn },
      after: { firstAirOn, expiresOn: changed.expiresOn },
    });
    return { after: changed, reader };
  });
  return withItsUses(after, reader);
};
