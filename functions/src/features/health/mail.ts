import { Timestamp } from 'firebase-admin/firestore';
import { RESENT_MAX } from '@domain/health/health.ts';
import { getAgency } from '../../work/access/caller.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { makeDue } from '../../outgoing/mail/make-due.ts';
import type { Operation } from '../../work/operation.ts';
import { mails, countUnsent } from '../../work/collections/mail.ts';
import { countToRetry, findOldestStuck, findStuckToRetry } from '../../work/collections/stuck-mail.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { getBacklog, getCheckTime } from './check-time.ts';

/** Returns unsent emails of the agency. Four reads, plus one per thousand. */
export const getMailHealth: Operation<'health.mail'> = async ({ caller }) => {
  const agencyId = getAgency(caller);
  const [waiting, stuck] = await Promise.all([countUnsent(agencyId), findOldestStuck(agencyId)]);
  return { waiting: getBacklog(waiting), stuck: getBacklog(stuck), ...getCheckTime() };
};

/** Makes stuck emails due, as many as fit one transaction; others are due already. */
export const retryStuckMail = operationInSteps('health.retryMail', async ({ step, caller }) => {
  const agencyId = getAgency(caller);

  const done = await step(
    async (work) => {
      const stuck = await findStuckToRetry(agencyId, Timestamp.now(), RESENT_MAX, work);
      if (stuck.length === 0) return 0;

      const queued = await work.readAll(
        mails,
        stuck.map(({ id }) => id),
      );
      const waiting = stuck.flatMap((stuckMail) => {
        const mail = queued.find(({ id }) => id === stuckMail.id);
        return mail && mail.state !== 'sent' ? [{ stuckMail, mail }] : [];
      });

      for (const { stuckMail, mail } of waiting) makeDue(work, stuckMail, mail);

      return waiting.length;
    },
    { action: 'mail.retry' },
  );

  return { done, left: await recordStep(() => countToRetry(agencyId, Timestamp.now())) };
});
