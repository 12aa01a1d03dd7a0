import { agenciesOf } from '@domain/access/roles.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readEntry } from '../../records/audition-entries.ts';
import { listensTo } from '../../records/take-listens.ts';
import { readUsers } from '../../records/users.ts';

/**
 * Who opened a take and when first, the earliest first, for the people of its agency. 404 for everybody else, and for its
 * talent, though they may be of the agency. People whose account is gone are left out.
 */
export const listeners: Operation<'auditions.listeners'> = async ({ caller, params: { id } }) => {
  const { claims, uid } = caller;
  const entry = visibleTo(caller, 'auditionEntries', await readEntry(id));
  // They may know of the entry as somebody else: as a client, whose competitors' names may be among these.
  const staffed = [...agenciesOf(claims, 'agencyTeam'), ...agenciesOf(claims, 'admin')];
  if (!staffed.includes(entry.agencyId) || entry.talentId === uid) throw notFound('auditionEntries');
  const found = [...(await listensTo(id))].sort(
    (one, other) => one.heardAt.toMillis() - other.heardAt.toMillis(),
  );
  if (found.length === 0) return [];
  const users = await readUsers(found.map(({ userId }) => userId));
  return found.flatMap(({ side, heardAt }, at) => {
    const name = users[at]?.displayName;
    return name === undefined ? [] : [{ name, side, heardAt: new Date(heardAt.toMillis()).toISOString() }];
  });
};
