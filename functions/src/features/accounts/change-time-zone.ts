import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readUser, updateUser } from '../../records/users.ts';

/** Changes the caller's time zone, used for deadlines in emails. */
export const changeTimeZone: Operation<'accounts.changeTimeZone'> = async ({
  caller,
  body: { timeZone },
}) => {
  await transact(async (transaction) => {
    const { uid } = caller;
    const before = await readUser(uid, transaction);
    if (!before || before.timeZone === timeZone) return;
    updateUser(transaction, uid, { timeZone });
    recordAudit(transaction, caller, {
      agencyId: null,
      action: 'accounts.changeTimeZone',
      subject: `users/${uid}`,
      before: { timeZone: before.timeZone ?? null },
      after: { timeZone },
    });
  });
  return { timeZone };
};
