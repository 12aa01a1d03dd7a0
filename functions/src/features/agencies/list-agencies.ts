import { getAgencies } from '@domain/access/roles.ts';
import type { Operation } from '../../work/operation.ts';
import { readAgencies } from '../../work/records/agencies.ts';
import { getSettings } from './get-settings.ts';

export const listAgencies: Operation<'agencies.list'> = async ({ caller }) => {
  const own = await readAgencies(getAgencies(caller.everywhere, 'admin'));
  return Promise.all(own.map((agency) => getSettings(agency)));
};
