import { Timestamp } from 'firebase-admin/firestore';
import { agenciesOf } from '@domain/access/roles.ts';
import { lastDayOf } from '@domain/ledger/licensed-use.ts';
import { liveOrderOf } from '@domain/ledger/live-licences.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import type { Caller } from '../../access/caller.ts';
import { isStaffOf } from '../../access/staff.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { storeLiveOrder } from '../../records/live-licences.ts';
import { readSoldLicence, soldToOrder, storeSoldLicence } from '../../records/sold-licences.ts';
import { readPublicHalf } from '../../records/talent-cache.ts';

const isClientOf = ({ claims, companyId: own }: Caller, { agencyId, companyId }: SoldLicence): boolean =>
  own === companyId && agenciesOf(claims, 'client').includes(agencyId);

/**
 * Says when a licence began, from which its last day follows. 422 for a day before it was sold. 403 for a client who would change a day
 * that was said: what is licensed for how long is the talent's as well. 409 for a licence that no longer stands.
 */
export const setFirstAir: Operation<'ledger.setFirstAir'> = async ({
  caller,
  params: { id },
  body: { firstAirOn },
}) => {
  const after = await transact(async (transaction): Promise<SoldLicence> => {
    const before = visibleTo(caller, 'soldLicences', await readSoldLicence(id, transaction));
    const { agencyId, orderId, talentId, soldOn, duration } = before;
    const isStaff = isStaffOf(caller, agencyId);
    // Whoever knows of it as its talent alone does not say it.
    if (!isStaff && !isClientOf(caller, before)) throw new AppError(403, 'auth.forbidden');
    if (before.firstAirOn === firstAirOn) return before;
    if (before.state !== 'live') throw new AppError(409, 'record.stale');
    if (before.firstAirOn !== null && !isStaff) throw new AppError(403, 'auth.forbidden');
    if (firstAirOn < soldOn) throw new AppError(422, 'validation.invalid', { property: 'firstAirOn' });
    const [all, half] = await Promise.all([
      soldToOrder({ orderId, talentId }, transaction),
      readPublicHalf(talentId, transaction),
    ]);
    const changed: SoldLicence = {
      ...before,
      firstAirOn,
      expiresOn: lastDayOf(firstAirOn, duration.code),
      updatedAt: Timestamp.now(),
    };
    storeSoldLicence(transaction, changed);
    const then = all.map((licence) => (licence.id === id ? changed : licence));
    if (half) storeLiveOrder(transaction, talentId, orderId, liveOrderOf(then));
    recordAudit(transaction, caller, {
      agencyId,
      action: 'ledger.setFirstAir',
      subject: `soldLicences/${id}`,
      before: { firstAirOn: before.firstAirOn, expiresOn: before.expiresOn },
      after: { firstAirOn, expiresOn: changed.expiresOn },
    });
    return changed;
  });
  return serialised(after);
};
