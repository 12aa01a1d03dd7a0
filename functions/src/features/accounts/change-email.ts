import { RECENT_SIGN_IN_SECONDS } from '@domain/accounts/accounts.api.ts';
import type { User } from '@domain/accounts/accounts.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { findAccount } from '../../work/identity/accounts.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { users, readUser } from '../../work/collections/users.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';

/** A member of a single agency knows that agency, and perhaps not the platform. */
const findSenderAgency = ({ agencyIds }: User): string | null =>
  agencyIds.length === 1 ? (agencyIds[0] ?? null) : null;

/** Mails the link to the new address, or notifies its existing owner. The caller can't tell which. */
const queueMails = (
  work: Work,
  user: User,
  { email, version, owner }: { readonly email: string; readonly version: number; readonly owner?: User },
): void => {
  const id = `email-change_${user.id}_${version}`;
  if (owner) {
    const { displayName: name, locale } = owner;
    const agencyId = findSenderAgency(owner);
    queueMail(work, id, { kind: 'email-taken', to: email, locale, agencyId, params: { name } });
    return;
  }

  queueMail(work, id, {
    kind: 'email-change',
    to: email,
    locale: user.locale,
    agencyId: findSenderAgency(user),
    params: { name: user.displayName, uid: user.id, version },
  });
};

/** Mails a link to a new address, and a notice to the current one if it is proven. A taken address gets the same response. 403: old sign-in or acting admin. */
export const changeEmail = operationInSteps('accounts.changeEmail', async ({ step, caller, body }) => {
  const { uid, realUid, signedInAt } = caller;
  if (uid !== realUid) throw new AppError(403, 'auth.forbidden');
  if (Date.now() / 1000 - signedInAt > RECENT_SIGN_IN_SECONDS) throw new AppError(403, 'auth.recentLogin');

  const email = body.email.toLowerCase();
  const ownerUid = await recordStep(async () => (await findAccount(email))?.uid ?? null);

  await step(async (work) => {
    const user = await readUser(uid, work);
    if (!user) throw new AppError(403, 'auth.forbidden');
    if (user.email.toLowerCase() === email)
      throw new AppError(422, 'account.sameEmail', { property: 'email' });

    const owner = ownerUid === null ? undefined : await readUser(ownerUid, work);
    const version = (user.emailVersion ?? 0) + 1;

    work.updateById(users, uid, { pendingEmail: email, emailVersion: version });
    // An identity without records has no known owner; its address is refused at confirmation.
    queueMails(work, user, { email, version, ...(owner ? { owner } : {}) });

    // An unproven address may be another person's: it gets no notice.
    if (user.emailVerified)
      queueMail(work, `email-change-notice_${uid}_${version}`, {
        kind: 'email-change-notice',
        to: user.email,
        locale: user.locale,
        agencyId: findSenderAgency(user),
        params: { name: user.displayName, newEmail: email, isDone: false },
      });

    work.audit(
      { subject: `users/${uid}`, agencyId: null },
      { emailVersion: version - 1 },
      { emailVersion: version },
    );
  });

  return { status: 'success' };
});
