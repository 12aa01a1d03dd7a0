import { AppError } from '../../platform/errors/app-error.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

/** Emails the caller a link to a page of the app. 403 for an acting admin. */
export const mailLink = operationInSteps('accounts.mailLink', async ({ step, caller, body: { path } }) => {
  const { uid, realUid, user, agencyId } = caller;
  if (uid !== realUid) throw new AppError(403, 'auth.forbidden');

  const { email, locale, displayName } = user;
  await step(
    (work) => {
      queueMail(work, `computer-link_${uid}_${Date.now()}`, {
        kind: 'computer-link',
        to: email,
        locale,
        agencyId: agencyId ?? null,
        params: { name: displayName, path },
      });
      return Promise.resolve();
    },
    { action: null },
  );

  return { status: 'success' };
});
