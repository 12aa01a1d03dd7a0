import { getAgency } from '../../work/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { readAgencyOptions } from '../../work/collections/agency-options.ts';
import { getOffered } from '../../work/collections/offered-options.ts';

/** Returns the agency's licence options, including hidden ones. */
export const showAgencyOptions: Operation<'pricing.agencyOptions'> = async ({ caller }) => {
  const changed = await readAgencyOptions(getAgency(caller));
  return { ...(await getOffered(changed)), version: changed?.version ?? 0 };
};
