import type { Agency } from '@domain/agencies/agencies.ts';
import { readAgencies } from '../../../records/agencies.ts';

/** Some agencies by their ids, each read once. Those that are gone are left out. */
export const agenciesNamed = async (
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Agency>> => {
  const named = [...new Set(ids)].filter((id) => id !== null && id !== '');
  const agencies = await readAgencies(named as string[]);
  return new Map(agencies.map((agency) => [agency.id, agency]));
};

/** Public names of some agencies by their ids: what anybody may know of one. Those that are gone have none. */
export const agencyNames = async (ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await agenciesNamed(ids))].map(([id, { publicName }]) => [id, publicName]));
