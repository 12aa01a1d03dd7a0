import type { WaitingItem } from '@domain/work/work.ts';
import type { RecordOwner } from '../../platform/firestore/tally.ts';
import { findUnbooked } from '../../work/collections/projects.ts';
import { composed, type WaitingSource } from './waiting.ts';

/** Returns ordered projects with roles to book, most roles first. */
export const getRolesToBook = (
  recordOwner: RecordOwner,
  path: (projectId: string) => string,
): WaitingSource =>
  composed('rolesToBook', async () => {
    const found = await findUnbooked(recordOwner);
    const [first] = found;
    if (!first) return undefined;

    const items = found.map(({ project, count }): WaitingItem => ({
      project: project.name,
      detail: String(count),
      at: null,
      path: path(project.id),
    }));

    return {
      entry: {
        kind: 'rolesToBook',
        count: found.reduce((sum, { count }) => sum + count, 0),
        at: null,
        path: path(first.project.id),
        ...(found.length === 1 ? { project: first.project.name } : {}),
      },
      items,
    };
  });
