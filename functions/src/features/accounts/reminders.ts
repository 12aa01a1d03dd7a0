import type { Author } from '../../firestore/audit.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readUser, updateUser } from '../../records/users.ts';
import { readToken } from '../../tokens/tokens.ts';

/** Sets the email reminders of a user; false when the account doesn't exist. */
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

/** Turns the caller's deadline reminders by email on or off; requests and bookings are still mailed. */
export const changeReminders: Operation<'accounts.changeReminders'> = async ({
  caller,
  body: { remindersByEmail },
}) => {
  await setReminders(caller.uid, remindersByEmail, caller);
  return { remindersByEmail };
};

/** Changes reminders by a mail's personal link. 401 for an invalid one, or a deleted account. */
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
