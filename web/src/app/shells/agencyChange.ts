import type { Workplace } from '@domain/accounts/accounts.api.ts';

/** Where somebody changes their agency: staff in the header, talents and clients among their own pages. */
export type AgencyChange = 'header' | 'profile' | 'none';

/** Whoever is staff in one of their agencies works with several of them; to the others it is a matter of their account. */
export const agencyChangeOf = (agencies: readonly Pick<Workplace, 'roles'>[]): AgencyChange => {
  if (agencies.length < 2) return 'none';
  const isStaff = agencies.some(({ roles }) => roles.includes('agencyTeam') || roles.includes('admin'));
  return isStaff ? 'header' : 'profile';
};
