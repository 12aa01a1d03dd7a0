import type { AgencyChange, ChangedForTalent } from '@domain/talents/agency-change.ts';
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

/** What a talent's record keeps of a change that is made now; null: it is the talent's own. */
export const agencyChange = (
  caller: Caller,
  { id, agencyIds }: Pick<Talent, 'id' | 'agencyIds'>,
  at: Instant,
): AgencyChange | null => {
  const agencyId = isInPerson(caller, id) ? null : agencyToTell(caller, agencyIds);
  return agencyId === null ? null : { agencyId, at };
};

/**
 * A talent's record as it is told: that an agency changed it is for the talent and that agency, because who else works with
 * somebody is not others' to know.
 */
export const withOwnChange = <Record extends ChangedForTalent>(
  caller: Caller,
  talentId: string,
  record: Record,
): Record => {
  const { changedByAgency } = record;
  const isTold =
    !changedByAgency ||
    isInPerson(caller, talentId) ||
    caller.claims.agencies.includes(changedByAgency.agencyId);
  return isTold ? record : { ...record, changedByAgency: null };
};
