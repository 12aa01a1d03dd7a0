import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readUser, updateUser } from '../../records/users.ts';

export const changeClock: Operation<'accounts.changeClock'> = async ({ caller, body: { clock } }) => {
  await transact(async (transaction) => {
    const { uid } = caller;
    const before = await readUser(uid, transaction);
    if (!before || before.clock === clock) return;
    updateUser(transaction, uid, { clock });
    recordAudit(transaction, caller, {
      agencyId: null,
      action: 'accounts.changeClock',
      subject: `users/${uid}`,
      before: { clock: before.clock ?? null },
      after: { clock },
    });
  });
  return { clock };
};
