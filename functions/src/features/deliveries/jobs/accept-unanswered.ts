import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { getZone } from '@domain/agencies/agencies.ts';
import { ACCEPTANCE_REMINDERS, getStepAfter } from '@domain/deliveries/acceptance.ts';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { deliveryTransitions, getVersionState } from '@domain/deliveries/transitions.ts';
import { isAllowed } from '@domain/transitions.ts';
import { getNightEnd } from '@domain/sessions/signature-reminders.ts';
import { chargePickups } from '../charge-pickups.ts';
import { findDeliveryReaders } from '../delivery-readers.ts';
import { notifyLapsed, notifyUnanswered, recordDeliveryEvent } from '../notify-delivery.ts';
import { readAgency } from '../../../work/collections/agencies.ts';
import { deliveries, findDueDeliveries } from '../../../work/collections/deliveries.ts';
import { stopAcceptance } from '../../../work/records/deliveries.ts';
import { readOrder } from '../../../work/collections/orders.ts';
import { markBillDue } from '../../../work/records/orders.ts';
import { readProject } from '../../../work/collections/projects.ts';
import type { ScheduledRun } from '../../../work/scheduled-run.ts';
import type { Work } from '../../../work/unit/work.ts';
import { job, type Step } from '../../../work/unit/operation.ts';

/** Deliveries per run; those of one project share a transaction and an email. */
const RUN_MAX = 150;
const ROUND_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const remind = (work: Work, delivery: Delivery, now: number): void => {
  const { id, agencyId, remindersSent: before = 0, acceptsAt } = delivery;
  const remindersSent = before + 1;
  const step = getStepAfter(acceptsAt?.toMillis() ?? now, remindersSent, now);

  work.updateById(deliveries, id, {
    remindersSent,
    remindAt: Timestamp.fromMillis(step.at),
    acceptsAt: Timestamp.fromMillis(step.acceptsAt),
  });

  work.audit(
    { subject: `deliveries/${id}`, agencyId },
    { remindersSent: before },
    { remindersSent },
    { action: 'deliveries.remind' },
  );
};

const accept = async (work: Work, delivery: Delivery, now: number): Promise<void> => {
  const { id, agencyId, state } = delivery;
  const accepted = { state: 'accepted', acceptedAt: Timestamp.fromMillis(now), remindAt: null } as const;

  work.updateById(deliveries, id, accepted);
  recordDeliveryEvent(work, { ...delivery, ...accepted });
  await chargePickups(work, delivery, null, 'en');

  work.audit(
    { subject: `deliveries/${id}`, agencyId },
    { state },
    { state: 'accepted' },
    { action: 'deliveries.lapse' },
  );
};

const postpone = (work: Work, due: readonly Delivery[], to: number): void => {
  const remindAt = Timestamp.fromMillis(to);
  for (const { id } of due) work.updateById(deliveries, id, { remindAt });
};

/** Takes the next step for a project's due deliveries. Returns how many it reminded of or accepted. */
const processProject = (
  step: Step,
  projectId: string,
  ids: readonly string[],
  now: number,
): Promise<number> =>
  step(
    async (work) => {
      const found = await work.readAll(deliveries, ids);
      const due = found.filter(
        (delivery) =>
          isAllowed(deliveryTransitions.lapse, getVersionState(delivery), ['platform']) &&
          (delivery.remindAt?.toMillis() ?? Infinity) <= now,
      );
      const [first] = due;
      if (!first) return 0;

      const [project, agency, order] = [
        await readProject(projectId, work),
        await readAgency(first.agencyId, work),
        await readOrder(projectId, work),
      ];
      if (!project || !agency || project.shelf === 'deleted' || order?.state === 'cancelled') {
        stopAcceptance(work, due);
        return 0;
      }

      const morning = getNightEnd(now, getZone(agency));
      if (morning !== undefined) {
        postpone(work, due, morning);
        return 0;
      }

      const people = await findDeliveryReaders(work, project, first);
      // Silence of nobody isn't an answer: people who join later get every reminder first.
      if (people.length === 0) {
        for (const { id } of due)
          work.updateById(deliveries, id, {
            remindAt: Timestamp.fromMillis(now + DAY_MS),
            remindersSent: 0,
          });
        return 0;
      }

      const readers = { projectId, people, agency };
      const lapsed = due.filter(({ remindersSent = 0 }) => remindersSent >= ACCEPTANCE_REMINDERS);
      const waiting = due.filter((delivery) => !lapsed.includes(delivery));

      notifyUnanswered(work, readers, waiting);
      notifyLapsed(work, readers, lapsed);
      for (const delivery of waiting) remind(work, delivery, now);
      for (const delivery of lapsed) await accept(work, delivery, now);
      if (lapsed.length > 0) markBillDue(work, order);

      return due.length;
    },
    { action: null },
  );

/** Reminds clients of deliveries due at a moment (milliseconds), by day in the agency's zone, and accepts those whose time is over. Returns their number. */
export const acceptUnanswered = job(
  'reminders',
  async (step, now: number, { agencyId, roundMs = ROUND_MS }: ScheduledRun = {}): Promise<number> => {
    const over = Date.now() + roundMs;
    const due = await findDueDeliveries(Timestamp.fromMillis(now), RUN_MAX, agencyId);
    let processed = 0;

    for (const projectId of new Set(due.map((delivery) => delivery.projectId))) {
      if (Date.now() > over) break;
      const ids = due.filter((delivery) => delivery.projectId === projectId).map(({ id }) => id);
      try {
        processed += await processProject(step, projectId, ids, now);
      } catch (error) {
        logger.error('Unanswered deliveries could not be processed', { projectId, cause: String(error) });
      }
    }

    return processed;
  },
);
