import { addresses } from '@domain/navigation/addresses.ts';
import { getFullName } from '@domain/people/names.ts';
import { FOUND_MAX, type SearchResult } from '@domain/work/work.ts';
import { findClients } from '../../work/collections/clients.ts';
import { findEngineers } from '../../work/collections/engineers.ts';
import { findEntries } from '../../work/collections/roster-lists.ts';
import { isIn, type TypedQuery } from './typed-query.ts';

/** Returns talents on an agency's roster by name, including blocked ones. */
export const searchTalents = async (
  agencyId: string,
  { text }: TypedQuery,
): Promise<readonly SearchResult[]> => {
  const entries = await findEntries(agencyId, { search: text }, { skipped: 0 }, FOUND_MAX);
  return entries.map(({ talentId, fullName, publicName }) => ({
    kind: 'talent',
    id: talentId,
    title: fullName,
    detail: publicName,
    path: addresses.editTalent.href(talentId),
  }));
};

/** Maximum people read by the first word, before the other words filter them. */
const LOOKED_AT = 24;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
}

const findByName = async (
  kind: 'client' | 'engineer',
  typed: TypedQuery,
  find: (nameOrEmail: string, limit: number) => Promise<readonly Named[]>,
  getPath: (person: Named) => string,
): Promise<readonly SearchResult[]> => {
  const [first = '', ...furtherWords] = typed.text.split(' ');
  const people = await find(first, furtherWords.length > 0 ? LOOKED_AT : FOUND_MAX);

  return people
    .filter(({ name, lastName, email }) => isIn(typed, name, lastName, email))
    .slice(0, FOUND_MAX)
    .map((person) => ({
      kind,
      id: person.id,
      title: getFullName(person),
      detail: person.email,
      path: getPath(person),
    }));
};

/** Returns clients of an agency by name; their page searches addresses. */
export const searchClients = (agencyId: string, typed: TypedQuery): Promise<readonly SearchResult[]> =>
  findByName(
    'client',
    typed,
    async (nameOrEmail, limit) => (await findClients({ agencyId, nameOrEmail }, undefined, limit)).clients,
    ({ id }) => addresses.client.href(id),
  );

export const searchEngineers = (agencyId: string, typed: TypedQuery): Promise<readonly SearchResult[]> =>
  findByName(
    'engineer',
    typed,
    async (nameOrEmail, pageSize) =>
      (await findEngineers({ agencyId, nameOrEmail }, { current: 1, pageSize })).items,
    ({ id }) => addresses.editEngineer.href(id),
  );
