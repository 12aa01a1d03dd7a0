import { getAgencies } from '@domain/access/roles.ts';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { Caller } from '../../work/access/caller.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns an agency the caller administers: 404 for a foreign one, 403 when they aren't its admin. */
export const requireAdministeredAgency = async (caller: Caller, id: string, work?: Work): Promise<Agency> => {
  const agency = requireVisible(caller, 'agencies', await readAgency(id, work));
  if (!getAgencies(caller.claims, 'admin').includes(id)) throw new AppError(403, 'auth.forbidden');
  return agency;
};
