import { getFullName } from '@domain/people/names.ts';
import { AppError } from '../../errors/app-error.ts';
import { renamePerson } from '../../identity/rename-person.ts';
import { readMemberships } from '../../records/memberships.ts';
import { users } from '../../records/users.ts';
import { unitOfWork } from '../../unit/unit-of-work.ts';

/** Changes the caller's name and its copies. 403 for an acting admin. */
export const changeName = unitOfWork(
  'accounts.changeName',
  { record: users, facts: ['displayName'] },
  async ({ work, caller, body }) => {
    const { uid, realUid } = caller;
    if (uid !== realUid) throw new AppError(403, 'auth.forbidden');
    const displayName = getFullName(body);
    const user = await work.read(users, uid);
    if (!user || user.displayName === displayName) return { displayName };
    await renamePerson(work.transaction, user, await readMemberships(uid, work.transaction), body);
    return { displayName };
  },
);
