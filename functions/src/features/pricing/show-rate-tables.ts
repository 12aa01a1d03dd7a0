import { getAgency } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { findLatestVersion, findTableOn, findTablesAfter } from '../../work/collections/rate-tables.ts';

/** Returns the agency's rate table of today, in its time zone, and future ones. */
export const showRateTables: Operation<'pricing.rateTable'> = async ({ caller }) => {
  const agencyId = getAgency(caller);
  const day = await getAgencyDay(agencyId);
  const [current, coming, latest] = await Promise.all([
    findTableOn(agencyId, day),
    findTablesAfter(agencyId, day),
    findLatestVersion(agencyId),
  ]);
  return { current: current ? serialise(current) : null, coming: serialise(coming), latest };
};
