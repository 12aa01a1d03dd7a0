import type { Timestamp } from 'firebase-admin/firestore';
import { foldText, getSearchPrefixes } from '@domain/values/fold-text.ts';
import type { Project } from '@domain/projects/projects.ts';
import { getAgency } from '../../work/access/caller.ts';
import { toCompanyFilter } from '../../work/access/company-filter.ts';
import { encodeCursor, parseCursor } from '../../platform/firestore/cursor.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { findProjects } from '../../work/collections/projects.ts';

const PAGE = 25;

const hasWords = ({ words }: Project, typed: string): boolean =>
  getSearchPrefixes(typed).every((beginning) => words.includes(beginning));

/** Returns projects, newest first: a client's company's, or the chosen agency's. With several search words a page may be short. */
export const listProjects: Operation<'projects.list'> = async ({
  caller,
  query: { cursor, pageSize = PAGE, shelf = 'open', type, state, search = '' },
}) => {
  const agencyId = getAgency(caller);
  const companyId = toCompanyFilter(caller, agencyId);
  const filters = { agencyId, companyId, shelf, type, state, search: foldText(search) };
  const found = await findProjects(filters, parseCursor(cursor), pageSize);
  const last = found.at(-1);
  const items = found.filter((project) => hasWords(project, search)).map(serialise);
  if (!last || found.length < pageSize) return { items };
  const { seconds, nanoseconds } = last.createdAt as Timestamp;
  return { items, cursor: encodeCursor(seconds, nanoseconds, last.id) };
};
