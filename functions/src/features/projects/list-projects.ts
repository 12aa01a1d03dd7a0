import type { Timestamp } from 'firebase-admin/firestore';
import { foldedText, searchedBeginnings } from '@domain/values/folded-text.ts';
import type { Project } from '@domain/projects/projects.ts';
import { agencyOf } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { decodeCursor, encodeCursor, momentIn } from '../../firestore/cursor.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { findProjects } from '../../records/projects.ts';

/** Projects of a page unless the caller says. */
const PAGE = 25;

const startOf = (cursor: string | undefined) => {
  if (cursor === undefined) return undefined;
  const { keys, id } = decodeCursor(cursor);
  return { createdAt: momentIn(keys), id };
};

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
  const isStaff = caller.claims.roles.some((role) => role === 'agencyTeam' || role === 'admin');
  const companyId = isStaff ? undefined : caller.companyId;
  if (companyId === null) throw new AppError(403, 'auth.forbidden');
  const filters = { agencyId, companyId, shelf, type, state, search: foldedText(search) };
  const found = await findProjects(filters, startOf(cursor), pageSize);
  const last = found.at(-1);
  const items = found.filter((project) => hasWords(project, search)).map(serialised);
  if (!last || found.length < pageSize) return { items };
  const { seconds, nanoseconds } = last.createdAt as Timestamp;
  return { items, cursor: encodeCursor(seconds, nanoseconds, last.id) };
};
