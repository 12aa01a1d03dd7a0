import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { DELETED_DAYS } from '@domain/projects/projects.ts';
import { deleteProjectWithContents } from '../../work/records/project-contents.ts';
import { findProjectsDeletedBefore } from '../../work/collections/projects.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = 20;
const ROUND_MS = 7 * 60 * 1000;

/** Purges projects whose retention has ended, with all dependent records except the audit. The sweep deletes their takes. Returns the number. */
export const purgeProjects = async (nowMillis: number = Date.now()): Promise<number> => {
  const startedAt = Date.now();
  const before = Timestamp.fromMillis(nowMillis - DELETED_DAYS * DAY_MS);
  let purged = 0;

  while (Date.now() - startedAt < ROUND_MS) {
    const ids = await findProjectsDeletedBefore(before, PAGE);
    if (ids.length === 0) break;
    for (const id of ids) await deleteProjectWithContents(id);
    purged += ids.length;
  }

  logger.info('Projects deleted long ago are gone for good', { projects: purged });

  return purged;
};
