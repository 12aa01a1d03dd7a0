import { addresses } from '@domain/navigation/addresses.ts';
import { FOUND_MAX, type SearchResult } from '@domain/work/work.ts';
import { listTickets } from '../../work/collections/curation-tickets.ts';
import { readLanguages } from '../../work/collections/reference-data.ts';
import { isIn, getLocalName, type TypedQuery } from './typed-query.ts';

/** Maximum number of own tickets searched; nobody has more. */
const LOOKED_AT = 20;

export const searchTickets = async (
  engineerId: string,
  agencyIds: readonly string[],
  typed: TypedQuery,
): Promise<readonly SearchResult[]> => {
  const languages = (await readLanguages()).filter((language) =>
    isIn(typed, getLocalName(language, typed.locale)),
  );
  if (languages.length === 0) return [];

  const named = new Set(languages.map(({ alpha3 }) => alpha3));
  const ownTickets = await listTickets({ scope: 'mine', agencyIds, engineerId }, undefined, LOOKED_AT);

  return ownTickets
    .filter(({ language }) => named.has(language))
    .slice(0, FOUND_MAX)
    .map(({ id, language }) => ({
      kind: 'ticket',
      id,
      title: language,
      detail: '',
      path: addresses.curate.href(undefined, 'mine'),
    }));
};
