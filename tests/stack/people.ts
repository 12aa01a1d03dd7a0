import type { Tenant } from './tenant.ts';

/** Returns the sign-in address of a member of a tenant's agency. */
export const getEmail = ({ key }: Tenant, role: 'client' | 'agencyTeam' | 'talent'): string =>
  `${role}.${key}@tests.example`.toLowerCase();
