import { Timestamp } from 'firebase-admin/firestore';
import { RESENT_MAX } from '@domain/health/health.ts';
import type { Mail } from '@domain/mail/mail.ts';
import { getAgency } from '../../work/access/caller.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import { makeDue } from '../../outgoing/mail/make-due.ts';
import type { Operation } from '../../work/operation.ts';
import { mailRef, countUnsent } from '../../work/records/mail.ts';
import { countToRetry, findOldestStuck, findStuckToRetry } from '../../work/records/stuck-mail.ts';
import { createStep } from '../../work/unit/operation.ts';
import { getBacklog, getCheckTime } from './check-time.ts';

/** Returns unsent emails of the agency. Four reads, plus one per thousand. */
export const getMailHealth: Operation<'health.mail'> = async ({ caller }) => {
  const agencyId = getAgency(caller);
  const [waiting, stuck] = await Promise.all([countUnsent(agencyId), findOldestStuck(agencyId)]);
  return { waiting: getBacklog(waiting), stuck: getBacklog(stuck), ...getCheckTime() };
};

/** Makes stuck emails due, as many as fit one transaction; others are due already. */
export const retryStuckMail: Operation<'health.retryMail'> = async ({ caller }) => {
  const agencyId = getAgency(caller);

  const done = await createStep(
    caller,
    'mail.retry',
  )(async (work) => {
    const stuck = await findStuckToRetry(agencyId, Timestamp.now(), RESENT_MAX, work);
    if (stuck.length === 0) return 0;

    const mails = await work.transaction.getAll(...stuck.map(({ id }) => mailRef(id)));
    const waiting = stuck.flatMap((stuckMail, index) => {
      const snapshot = mails[index];
      const mail = snapshot && toRecord<Mail>(snapshot);
      return mail && mail.state !== 'sent' ? [{ one: stuckMail, mail }] : [];
    });

    for (const { one, mail } of waiting) makeDue(work, one, mail);

    return waiting.length;
  });

  return { done, left: await recordStep(() => countToRetry(agencyId, Timestamp.now())) };
};
