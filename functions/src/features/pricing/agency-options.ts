import { agencyOf } from '../../access/caller.ts';
import type { Operation } from '../../operation.ts';
import { readAgencyOptions } from '../../records/agency-options.ts';
import { offeredBy } from '../../records/offered-options.ts';

/** What licences of the agency's projects can be for, hidden options included. */
export const showAgencyOptions: Operation<'pricing.agencyOptions'> = async ({ caller }) => {
  const changed = await readAgencyOptions(agencyOf(caller));
  return { ...(await offeredBy(changed)), version: changed?.version ?? 0 };
};
