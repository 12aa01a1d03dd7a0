import type { Author } from '../../firestore/audit.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readUser, updateUser } from '../../records/users.ts';
import { readToken } from '../../tokens/tokens.ts';

/** Sets whether somebody is reminded by email; answers false where there is no such account. */
const setReminders = (uid: string, remindersByEmail: boolean, by: Author): Promise<boolean> =>
  transact(async (transaction) => {
    const user = await readUser(uid, transaction);
    if (!user) return false;
    const before = user.remindersByEmail ?? true;
    if (before === remindersByEmail) return true;
    updateUser(transaction, uid, { remindersByEmail });
    recordAudit(transaction, by, {
      agencyId: null,
      action: 'accounts.changeReminders',
      subject: `users/${uid}`,
      before: { remindersByEmail: before },
      after: { remindersByEmail },
    });
    return true;
  });

/** Changes whether the caller is reminded of deadlines by email; requests and bookings are told of all the same. */
export const changeReminders: Operation<'accounts.changeReminders'> = async ({
  caller,
  body: { remindersByEmail },
}) => {
  await setReminders(caller.uid, remindersByEmail, caller);
  return { remindersByEmail };
};

/** By the link of a reminder, which is its reader's own. 401 for one that is none of ours, or whose account is gone. */
const byLink = async (token: string, remindersByEmail: boolean) => {
  const { subject: uid } = await readToken(token, ['reminders']);
  if (!(await setReminders(uid, remindersByEmail, { link: `reminders/${uid}` })))
    throw new AppError(401, 'link.invalid');
  return { remindersByEmail };
};

export const stopReminders: Operation<'accounts.stopReminders'> = ({ query: { token } }) =>
  byLink(token, false);

export const resumeReminders: Operation<'accounts.resumeReminders'> = ({ query: { token } }) =>
  byLink(token, true);
