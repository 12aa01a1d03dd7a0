import { getFullName } from '@domain/people/names.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { renamePerson } from '../../auth/identity/rename-person.ts';
import { readMemberships } from '../../work/collections/memberships.ts';
import { users } from '../../work/collections/users.ts';
import { operation } from '../../work/unit/operation.ts';

/** Changes the caller's name and its copies. 403 for an acting admin. */
export const changeName = operation(
  'accounts.changeName',
  { record: users, facts: ['displayName'] },
  async ({ work, caller, body }) => {
    const { uid, realUid } = caller;
    if (uid !== realUid) throw new AppError(403, 'auth.forbidden');
    const displayName = getFullName(body);
    const user = await work.read(users, uid);
    if (!user || user.displayName === displayName) return { displayName };
    await renamePerson(work, user, await readMemberships(uid, work), body);
    return { displayName };
  },
);
