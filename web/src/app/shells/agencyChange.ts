import { hasStaffRole } from '@domain/access/roles.ts';
import type { Workplace } from '@domain/accounts/accounts.api.ts';

/** Where users switch agencies: staff in the header, talents and clients on their profile. */
type AgencyChange = 'header' | 'profile' | 'none';

/** Staff of any agency switch in the header; for others it is an account setting. */
export const getAgencyChange = (agencies: readonly Pick<Workplace, 'roles'>[]): AgencyChange => {
  if (agencies.length < 2) return 'none';
  const isStaff = agencies.some(({ roles }) => hasStaffRole(roles));
  return isStaff ? 'header' : 'profile';
};
