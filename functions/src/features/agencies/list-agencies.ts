import { agenciesOf } from '@domain/access/roles.ts';
import type { Operation } from '../../operation.ts';
import { readAgencies } from '../../records/agencies.ts';
import { settingsOf } from './settings-of.ts';

/** Returns all agencies the caller administers, whichever one is chosen. */
export const listAgencies: Operation<'agencies.list'> = async ({ caller }) => {
  const own = await readAgencies(agenciesOf(caller.everywhere, 'admin'));
  return Promise.all(own.map((agency) => settingsOf(agency)));
};
