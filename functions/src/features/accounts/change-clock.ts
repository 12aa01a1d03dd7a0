import { users } from '../../work/records/users.ts';
import { unitOfWork } from '../../work/unit/unit-of-work.ts';

export const changeClock = unitOfWork(
  'accounts.changeClock',
  { record: users, agencyId: null },
  async ({ work, caller, body: { clock } }) => {
    const user = await work.read(users, caller.uid);
    if (!user || user.clock === clock) return { clock };
    work.update(user, { clock });
    return { clock };
  },
);
