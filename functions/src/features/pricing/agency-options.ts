import { getAgency } from '../../access/caller.ts';
import type { Operation } from '../../operation.ts';
import { readAgencyOptions } from '../../records/agency-options.ts';
import { offeredBy } from '../../records/offered-options.ts';

/** Returns the agency's licence options, including hidden ones. */
export const showAgencyOptions: Operation<'pricing.agencyOptions'> = async ({ caller }) => {
  const changed = await readAgencyOptions(getAgency(caller));
  return { ...(await offeredBy(changed)), version: changed?.version ?? 0 };
};
