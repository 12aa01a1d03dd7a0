import { getAgency } from '../../access/caller.ts';
import { serialise } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { agencyDay } from '../../records/agencies.ts';
import { latestVersion, tableOn, tablesAfter } from '../../records/rate-tables.ts';

/** Returns the agency's rate table of today, in its time zone, and future ones. */
export const showRateTables: Operation<'pricing.rateTable'> = async ({ caller }) => {
  const agencyId = getAgency(caller);
  const day = await agencyDay(agencyId);
  const [current, coming, latest] = await Promise.all([
    tableOn(agencyId, day),
    tablesAfter(agencyId, day),
    latestVersion(agencyId),
  ]);
  return { current: current ? serialise(current) : null, coming: serialise(coming), latest };
};
