import type { Author } from '../../work/unit/audit.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readUser, users } from '../../work/collections/users.ts';
import { readToken } from '../../work/tokens/tokens.ts';
import { operation } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';

/** Sets the email reminders of a user; false when the account doesn't exist. */
const setReminders = async (
  work: Work,
  uid: string,
  remindersByEmail: boolean,
  by?: Author,
): Promise<boolean> => {
  const user = await work.read(users, uid);
  if (!user) return false;
  const before = user.remindersByEmail ?? true;
  if (before === remindersByEmail) return true;
  work.update(user, { remindersByEmail });
  const details = { agencyId: null, ...(by ? { by } : {}) };
  work.audit(user, { remindersByEmail: before }, { remindersByEmail }, details);
  return true;
};

/** Turns the caller's deadline reminders by email on or off; requests and bookings are still mailed. */
export const changeReminders = operation(
  'accounts.changeReminders',
  async ({ work, caller, body: { remindersByEmail } }) => {
    await setReminders(work, caller.uid, remindersByEmail);
    return { remindersByEmail };
  },
);

/** Returns the setting for the page of a mail's personal link. 401 for an invalid one, or a deleted account. */
export const showReminders: Operation<'accounts.showReminders'> = async ({ query: { token } }) => {
  const { subject: uid } = await readToken(token, ['reminders']);
  const user = await readUser(uid);
  if (!user) throw new AppError(401, 'link.invalid');
  return { remindersByEmail: user.remindersByEmail ?? true };
};

/** Changes reminders by a mail's personal link. 401 for an invalid one, or a deleted account. */
const changeByLink = async (work: Work, token: string, remindersByEmail: boolean) => {
  const { subject: uid } = await readToken(token, ['reminders']);
  if (!(await setReminders(work, uid, remindersByEmail, { link: `reminders/${uid}` })))
    throw new AppError(401, 'link.invalid');
  return { remindersByEmail };
};

export const stopReminders = operation(
  'accounts.stopReminders',
  { action: 'accounts.changeReminders' },
  ({ work, query: { token } }) => changeByLink(work, token, false),
);

export const resumeReminders = operation(
  'accounts.resumeReminders',
  { action: 'accounts.changeReminders' },
  ({ work, query: { token } }) => changeByLink(work, token, true),
);
