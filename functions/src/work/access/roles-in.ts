import type { OwnedRecord } from '@domain/access/access.policy.ts';
import { getAgencies, ROLES, type AccountRole } from '@domain/access/roles.ts';
import type { Caller } from './caller.ts';

/**
 * Returns the caller's roles on the side of a record, in its agency. Client rights count for the own company only, even for a client who
 * is also team; those of a talent or an engineer for their own records.
 */
export const getRolesIn = (
  { claims, companyId, uid }: Caller,
  record: Pick<OwnedRecord, 'agencyId' | 'companyId' | 'engineerId' | 'talentId'>,
): readonly AccountRole[] =>
  ROLES.filter(
    (role) =>
      getAgencies(claims, role).includes(record.agencyId ?? '') &&
      (role !== 'client' || companyId === record.companyId) &&
      (role !== 'engineer' || uid === record.engineerId) &&
      (role !== 'talent' || uid === record.talentId),
  );
