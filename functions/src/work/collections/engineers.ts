import {
  getEngineerGroup,
  toEngineerSearch,
  type StoredEngineer,
} from '@domain/engineers/engineer-search.ts';
import type { Engineer } from '@domain/engineers/engineers.ts';
import { toPeopleTerm } from '@domain/people/people-search.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const engineers = collection<Engineer, StoredEngineer>('engineers', toEngineerSearch, [
  'sortName',
  'searchTerms',
]);

export const readEngineer = engineers.get;

interface EngineerFilters {
  readonly agencyId: string;
  readonly nameOrEmail?: string | undefined;
  readonly language?: string | undefined;
}

/** Returns a page of an agency's engineers, sorted by name, and their total. The total is aggregated, and only pages up to this one are read. */
export const findEngineers = async (
  { agencyId, nameOrEmail = '', language }: EngineerFilters,
  page: { readonly current: number; readonly pageSize: number },
): Promise<{ readonly items: readonly Engineer[]; readonly total: number }> => {
  const term = toPeopleTerm(nameOrEmail, getEngineerGroup(agencyId, language));
  const matching = engineers.ref.where('searchTerms', 'array-contains', term);
  const shown = matching
    .orderBy('sortName')
    .offset((page.current - 1) * page.pageSize)
    .limit(page.pageSize);
  const [counted, items] = await Promise.all([matching.count().get(), engineers.find(shown)]);
  return { items, total: counted.data().count };
};
