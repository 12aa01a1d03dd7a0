import type { Tenant } from './tenant.ts';

/** The address by which a member of a tenant's agency signs in. */
export const emailIn = ({ key }: Tenant, role: 'client' | 'agencyTeam' | 'talent'): string =>
  `${role}.${key}@tests.example`.toLowerCase();
