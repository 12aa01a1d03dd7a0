import { readAgencies } from '../../../records/agencies.ts';

/** Public names of some agencies by their ids: what anybody may know of one. Those that are gone have none. */
export const agencyNames = async (ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> => {
  const named = [...new Set(ids)].filter((id) => id !== null && id !== '');
  const agencies = await readAgencies(named as string[]);
  return new Map(agencies.map(({ id, publicName }) => [id, publicName]));
};
