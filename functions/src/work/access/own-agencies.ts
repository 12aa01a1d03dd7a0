import { hasRole, ROLES } from '@domain/access/roles.ts';
import type { Caller } from './caller.ts';

interface Shared {
  readonly id: string;
  readonly agencyIds: readonly string[];
}

/** Returns those of some agencies in which the caller holds a role of this call. */
export const filterOwnAgencies = ({ claims }: Caller, agencyIds: readonly string[]): readonly string[] =>
  agencyIds.filter((id) => hasRole(claims, ROLES, id));

/** Returns the agency for a shared record's audit and mails: the chosen one, or the caller's first, so that no other agency learns of the work. Null: none. */
export const getAuditAgencyId = (caller: Caller, agencyIds: readonly string[]): string | null =>
  caller.agencyId ?? filterOwnAgencies(caller, agencyIds)[0] ?? null;

/** Returns a record with only the caller's agencies. Users see their own record in full; an admin acting as them does not. */
export const withOwnAgencies = <Record extends Shared>(caller: Caller, record: Record): Record => {
  const isThemselves = record.id === caller.uid && caller.uid === caller.realUid;
  return isThemselves ? record : { ...record, agencyIds: filterOwnAgencies(caller, record.agencyIds) };
};
