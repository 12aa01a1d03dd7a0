import { Timestamp } from 'firebase-admin/firestore';
import { COMING_MAX, toRateTableId, type RateTable } from '@domain/pricing/rate-tables.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { rateTables, readTable, findTablesAfter } from '../../work/collections/rate-tables.ts';
import { operation } from '../../work/unit/operation.ts';
import { refuseUnknownOptions } from './licence-options.ts';

/**
 * Saves a rate table as the next version. Its id contains the version, so of two concurrent saves one is refused.
 * 409: not based on the latest version. 422: a past day in the agency's time zone, whose prices another table decided.
 */
export const saveRateTable = operation('pricing.saveRateTable', async ({ work, caller, body }) => {
  const agencyId = getAgency(caller);
  const { basedOn, ...terms } = body;
  const day = await getAgencyDay(agencyId);
  if (terms.validFrom < day) throw new AppError(422, 'rateTable.past', { property: 'validFrom' });
  await refuseUnknownOptions(agencyId, terms);

  const version = basedOn + 1;
  const before = basedOn > 0 ? await readTable(agencyId, basedOn, work) : null;
  const taken = await readTable(agencyId, version, work);
  if (taken || before === undefined) throw new AppError(409, 'record.stale');

  const coming = await findTablesAfter(agencyId, day, work);
  if (terms.validFrom > day && coming.length >= COMING_MAX)
    throw new AppError(409, 'rateTable.tooManyComing', { values: { max: COMING_MAX } });

  const saved: RateTable = {
    ...terms,
    id: toRateTableId(agencyId, version),
    agencyId,
    version,
    createdBy: caller.realUid,
    createdAt: Timestamp.now(),
  };

  work.create(rateTables, saved);
  work.audit({ subject: `rateTables/${saved.id}`, agencyId }, before, saved);

  return serialise(saved);
});
