import { getAgencies } from '@domain/access/roles.ts';
import type { Operation } from '../../work/operation.ts';
import { readAgencies } from '../../work/collections/agencies.ts';
import { getSettings } from './get-settings.ts';

export const listAgencies: Operation<'agencies.list'> = async ({ caller }) => {
  const agencies = await readAgencies(getAgencies(caller.everywhere, 'admin'));
  return Promise.all(agencies.map((agency) => getSettings(agency)));
};
