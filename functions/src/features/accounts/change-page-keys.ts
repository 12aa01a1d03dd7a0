import { users } from '../../work/collections/users.ts';
import { operation } from '../../work/unit/operation.ts';

export const changePageKeys = operation(
  'accounts.changePageKeys',
  { record: users, agencyId: null },
  async ({ work, caller, body: { pageKeys } }) => {
    const user = await work.read(users, caller.uid);
    if (!user || user.pageKeys === pageKeys) return { pageKeys };

    work.update(user, { pageKeys });
    return { pageKeys };
  },
);
