import type { AgencyChange } from '@domain/talents/agency-change.ts';
import type { Instant } from '@domain/contract.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { getAuditAgencyId } from './own-agencies.ts';
import type { Caller } from './caller.ts';

/** Returns whether the talent makes the change in person; an acting admin counts as the agency. */
const isInPerson = ({ uid, realUid }: Caller, talentId: string): boolean =>
  uid === talentId && realUid === talentId;

/** Returns the talent for whom the caller makes a change, for the audit; null when the caller is the talent. */
export const getRepresentedTalent = (caller: Caller, talentId: string): string | null =>
  isInPerson(caller, talentId) ? null : talentId;

/** Returns what a talent sees of a change made now; null for their own. */
export const toAgencyChange = (
  caller: Caller,
  { id, agencyIds }: Pick<Talent, 'id' | 'agencyIds'>,
  moment: Instant,
): AgencyChange | null => {
  const agencyId = isInPerson(caller, id) ? null : getAuditAgencyId(caller, agencyIds);
  return agencyId === null ? null : { agencyId, at: moment };
};
