import { agenciesOf } from '@domain/access/roles.ts';
import type { Operation } from '../../operation.ts';
import { readAgencies } from '../../records/agencies.ts';
import { settingsOf } from './settings-of.ts';

/** The agencies that somebody is an admin of, whichever they chose to act in; of others they hear nothing. */
export const listAgencies: Operation<'agencies.list'> = async ({ caller }) => {
  const own = await readAgencies(agenciesOf(caller.everywhere, 'admin'));
  return Promise.all(own.map((agency) => settingsOf(agency)));
};
