import { users } from '../../work/collections/users.ts';
import { operation } from '../../work/unit/operation.ts';

export const changeClock = operation(
  'accounts.changeClock',
  { record: users, agencyId: null },
  async ({ work, caller, body: { clock } }) => {
    const user = await work.read(users, caller.uid);
    if (!user || user.clock === clock) return { clock };
    work.update(user, { clock });
    return { clock };
  },
);
