import {
  getEngineerGroup,
  toEngineerSearch,
  type StoredEngineer,
} from '@domain/engineers/engineer-search.ts';
import type { Engineer } from '@domain/engineers/engineers.ts';
import { toPeopleTerm } from '@domain/people/people-search.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord, omitId } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

const engineers = collection<Engineer>('engineers');

const getRecord = (stored: Engineer & Partial<StoredEngineer>): Engineer => {
  const { sortName: _sortName, searchTerms: _searchTerms, ...engineer } = stored;
  return engineer;
};

export const readEngineer = async (id: string, work?: Work): Promise<Engineer | undefined> => {
  const ref = engineers.doc(id);
  const stored = toRecord<Engineer>(await (work ? work.transaction.get(ref) : ref.get()));
  return stored && getRecord(stored);
};

export const writeEngineer = (work: Work, engineer: Engineer): void => {
  work.transaction.set(engineers.doc(engineer.id), { ...omitId(engineer), ...toEngineerSearch(engineer) });
};

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
  const [counted, found] = await Promise.all([matching.count().get(), shown.get()]);
  const items = found.docs.flatMap((snapshot) => toRecord<Engineer>(snapshot) ?? []).map(getRecord);
  return { items, total: counted.data().count };
};
