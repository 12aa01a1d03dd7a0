import { isStaffIn } from '../../work/access/staff.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readEntry } from '../../work/collections/audition-entries.ts';
import { findListens } from '../../work/collections/take-listens.ts';
import { readUsers } from '../../work/collections/users.ts';

/** Returns who opened a take and when first, earliest first, for the agency's people; 404 for others. Skips deleted accounts. */
export const listListeners: Operation<'auditions.listeners'> = async ({ caller, params: { id } }) => {
  const { uid } = caller;
  const entry = requireVisible(caller, 'auditionEntries', await readEntry(id));
  // The caller may know the entry as a client, but these may be names of competitors.
  if (!isStaffIn(caller, entry.agencyId) || entry.talentId === uid) throw notFound('auditionEntries');

  const found = [...(await findListens(id))].sort((a, b) => a.heardAt.toMillis() - b.heardAt.toMillis());
  if (found.length === 0) return [];

  const users = await readUsers(found.map(({ userId }) => userId));

  return found.flatMap(({ side, heardAt }, index) => {
    const name = users[index]?.displayName;
    return name === undefined ? [] : [{ name, side, heardAt: new Date(heardAt.toMillis()).toISOString() }];
  });
};
