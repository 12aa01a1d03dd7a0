import { addresses } from '@domain/navigation/addresses.ts';
import { FOUND_MAX, type Found } from '@domain/work/work.ts';
import { findClients } from '../../records/clients.ts';
import { findEngineers } from '../../records/engineers.ts';
import { findEntries } from '../../records/roster-lists.ts';
import { isIn, type Typed } from './typed.ts';

/** Talents on an agency's roster, by name: blocked ones as well, as the roster has them. */
export const foundTalents = async (agencyId: string, { text }: Typed): Promise<readonly Found[]> => {
  const entries = await findEntries(agencyId, { search: text }, { skipped: 0 }, FOUND_MAX);
  return entries.map(({ talentId, fullName, publicName }) => ({
    kind: 'talent',
    id: talentId,
    title: fullName,
    detail: publicName,
    path: addresses.editTalent.href(talentId),
  }));
};

/** People that one word finds, of whom the other words leave some. */
const LOOKED_AT = 24;

/** Clients of an agency, by name; their page finds them by their address. */
export const foundClients = async (agencyId: string, typed: Typed): Promise<readonly Found[]> => {
  const [first = '', ...others] = typed.text.split(' ');
  const limit = others.length > 0 ? LOOKED_AT : FOUND_MAX;
  const { clients } = await findClients({ agencyId, nameOrEmail: first }, undefined, limit);
  return clients
    .filter(({ name, lastName, email }) => isIn(typed, name, lastName, email))
    .slice(0, FOUND_MAX)
    .map(({ id, name, lastName, email }) => ({
      kind: 'client',
      id,
      title: `${name} ${lastName}`,
      detail: email,
      path: addresses.clients.href(email),
    }));
};

/** Engineers of an agency, by name and address. */
export const foundEngineers = async (agencyId: string, typed: Typed): Promise<readonly Found[]> => {
  const [first = '', ...others] = typed.text.split(' ');
  const pageSize = others.length > 0 ? LOOKED_AT : FOUND_MAX;
  const { items } = await findEngineers({ agencyId, nameOrEmail: first }, { current: 1, pageSize });
  return items
    .filter(({ name, lastName, email }) => isIn(typed, name, lastName, email))
    .slice(0, FOUND_MAX)
    .map(({ id, name, lastName, email }) => ({
      kind: 'engineer',
      id,
      title: `${name} ${lastName}`,
      detail: email,
      path: addresses.editEngineer.href(id),
    }));
};
