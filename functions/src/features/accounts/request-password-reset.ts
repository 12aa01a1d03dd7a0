import { setTimeout as sleep } from 'node:timers/promises';
import { findAccount } from '../../work/identity/accounts.ts';
import { isQueued, queueMail } from '../../outgoing/mail/outbox.ts';
import { readUser } from '../../work/collections/users.ts';
import { operationInSteps, type Step } from '../../work/unit/operation.ts';

/** Minimum response time, so timing doesn't reveal known addresses. */
const ANSWER_MS = 700;
/** An account gets at most one link per span, however many are requested. */
const SPAN_MS = 60_000;

const queueLink = async (step: Step, email: string): Promise<void> => {
  const account = await findAccount(email);
  if (!account?.email || account.disabled) return;

  const { uid, email: to } = account;
  await step(
    async (work) => {
      const user = await readUser(uid, work);
      if (!user) return;

      const [agencyId = null, ...furtherIds] = user.agencyIds;
      const version = user.passwordVersion ?? 0;
      const mailId = `password-reset_${uid}_${version}_${Math.floor(Date.now() / SPAN_MS)}`;
      if (await isQueued(mailId, work)) return;

      queueMail(work, mailId, {
        kind: 'password-reset',
        to,
        locale: user.locale,
        // A member of a single agency knows that agency, and perhaps not the platform.
        agencyId: furtherIds.length === 0 ? agencyId : null,
        params: { name: user.displayName, uid, version },
      });

      work.audit({ subject: `users/${uid}`, agencyId: null }, null, null);
    },
    { author: { platform: 'password-reset' }, action: 'accounts.requestPasswordReset' },
  );
};

/** Mails a link to set a new password. Silent for an unknown address. */
export const requestPasswordReset = operationInSteps(
  'user.resetPassword',
  async ({ step, body: { email } }) => {
    await Promise.all([queueLink(step, email), sleep(ANSWER_MS)]);
    return { status: 'success' };
  },
);
