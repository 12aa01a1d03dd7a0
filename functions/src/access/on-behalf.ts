import {
  withRemoval,
  type AgencyChange,
  type AgencyRemoval,
  type ChangedForTalent,
} from '@domain/talents/agency-change.ts';
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

/** What a talent is told of removals once one more thing of theirs is gone; undefined: it was the talent who removed it. */
export const removalsWith = (
  caller: Caller,
  talent: Pick<Talent, 'id' | 'agencyIds' | 'removedByAgency'>,
  removed: Pick<AgencyRemoval, 'kind' | 'name'>,
  at: Instant,
): readonly AgencyRemoval[] | undefined => {
  const change = agencyChange(caller, talent, at);
  return change ? withRemoval(talent.removedByAgency, { ...change, ...removed }) : undefined;
};

/** A talent as they are told: what an agency removed for them is for the talent and that agency. */
export const withOwnRemovals = (caller: Caller, talent: Talent): Talent => {
  const { removedByAgency, ...rest } = talent;
  if (!removedByAgency || isInPerson(caller, talent.id)) return talent;
  const own = removedByAgency.filter(({ agencyId }) => caller.claims.agencies.includes(agencyId));
  return own.length > 0 ? { ...rest, removedByAgency: own } : rest;
};
