import { users } from '../../work/collections/users.ts';
import { operation } from '../../work/unit/operation.ts';

/** Changes the caller's time zone, used for deadlines in emails. */
export const changeTimeZone = operation(
  'accounts.changeTimeZone',
  { record: users, agencyId: null },
  async ({ work, caller, body: { timeZone } }) => {
    const user = await work.read(users, caller.uid);
    if (!user || user.timeZone === timeZone) return { timeZone };
    work.update(user, { timeZone });
    return { timeZone };
  },
);
