import type { Agency } from '@domain/agencies/agencies.ts';
import { readAgencies } from '../../../work/collections/agencies.ts';

/** Returns agencies by id, one read each; deleted ones are absent. */
export const readAgenciesById = async (
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Agency>> => {
  const named = [...new Set(ids)].filter((id) => id !== null && id !== '');
  const agencies = await readAgencies(named as string[]);
  return new Map(agencies.map((agency) => [agency.id, agency]));
};

/** Returns agencies' public names by id; deleted ones are absent. */
export const readAgencyNames = async (
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await readAgenciesById(ids))].map(([id, { publicName }]) => [id, publicName]));
