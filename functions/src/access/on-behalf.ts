import type { AgencyChange } from '@domain/talents/agency-change.ts';
import type { Instant } from '@domain/contract.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { agencyToTell } from './own-agencies.ts';
import type { Caller } from './caller.ts';

/** Whether a change is the talent's own; an admin who acts as them is still the agency. */
const isInPerson = ({ uid, realUid }: Caller, talentId: string): boolean =>
  uid === talentId && realUid === talentId;

/** On whose behalf somebody changes what is this talent's, as the audit has it; null: it is the talent. */
export const onBehalfOf = (caller: Caller, talentId: string): string | null =>
  isInPerson(caller, talentId) ? null : talentId;

/** What a talent sees of a change made now; null: they made it themselves. */
export const agencyChange = (
  caller: Caller,
  { id, agencyIds }: Pick<Talent, 'id' | 'agencyIds'>,
  at: Instant,
): AgencyChange | null => {
  const agencyId = isInPerson(caller, id) ? null : agencyToTell(caller, agencyIds);
  return agencyId === null ? null : { agencyId, at };
};
