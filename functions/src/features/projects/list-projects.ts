import type { Timestamp } from 'firebase-admin/firestore';
import { foldedText, searchedBeginnings } from '@domain/values/folded-text.ts';
import type { Project } from '@domain/projects/projects.ts';
import { agencyOf } from '../../access/caller.ts';
import { companyFilterOf } from '../../access/company-filter.ts';
import { encodeCursor, startOf } from '../../firestore/cursor.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { findProjects } from '../../records/projects.ts';

/** Projects of a page unless the caller says. */
const PAGE = 25;

/** Whether every word that was typed begins one of the project's. */
const hasWords = ({ words }: Project, typed: string): boolean =>
  searchedBeginnings(typed).every((beginning) => words.includes(beginning));

/**
 * Projects, newest first: a client's those of their company, staff's those of the chosen agency. A page of a search with
 * several words may be shorter than asked for, and still not be the last.
 */
export const listProjects: Operation<'projects.list'> = async ({
  caller,
  query: { cursor, pageSize = PAGE, shelf = 'open', type, state, search = '' },
}) => {
  const agencyId = agencyOf(caller);
  const companyId = companyFilterOf(caller);
  const filters = { agencyId, companyId, shelf, type, state, search: foldedText(search) };
  const found = await findProjects(filters, startOf(cursor), pageSize);
  const last = found.at(-1);
  const items = found.filter((project) => hasWords(project, search)).map(serialised);
  if (!last || found.length < pageSize) return { items };
  const { seconds, nanoseconds } = last.createdAt as Timestamp;
  return { items, cursor: encodeCursor(seconds, nanoseconds, last.id) };
};
