import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { getZone } from '@domain/agencies/agencies.ts';
import { ACCEPTANCE_REMINDERS, getStepAfter } from '@domain/deliveries/acceptance.ts';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { getNightEnd } from '@domain/sessions/signature-reminders.ts';
import { findDeliveryReaders } from '../../features/deliveries/delivery-readers.ts';
import {
  notifyLapsed,
  notifyUnanswered,
  recordDeliveryEvent,
} from '../../features/deliveries/notify-delivery.ts';
import { readAgency } from '../../work/records/agencies.ts';
import { deliveries, findDueDeliveries, stopAcceptance } from '../../work/records/deliveries.ts';
import { markBillDue, readOrder } from '../../work/records/orders.ts';
import { readProject } from '../../work/records/projects.ts';
import { recordAudit } from '../../work/unit/audit.ts';
import { transact } from '../../work/unit/transact.ts';
import type { ScheduledRun } from './scheduled-run.ts';

/** Deliveries per run; those of one project share a transaction and an email. */
const RUN_MAX = 150;
const ROUND_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const PLATFORM = { platform: 'reminders' } as const;

const remind = (transaction: Transaction, delivery: Delivery, now: number): void => {
  const { id, agencyId, remindersSent: before = 0, acceptsAt } = delivery;
  const remindersSent = before + 1;
  const step = getStepAfter(acceptsAt?.toMillis() ?? now, remindersSent, now);

  deliveries.update(transaction, id, {
    remindersSent,
    remindAt: Timestamp.fromMillis(step.at),
    acceptsAt: Timestamp.fromMillis(step.acceptsAt),
  });

  recordAudit(transaction, PLATFORM, {
    agencyId,
    action: 'deliveries.remind',
    subject: `deliveries/${id}`,
    before: { remindersSent: before },
    after: { remindersSent },
  });
};

const accept = (transaction: Transaction, delivery: Delivery, now: number): void => {
  const { id, agencyId, state } = delivery;
  const accepted = { state: 'accepted', acceptedAt: Timestamp.fromMillis(now), remindAt: null } as const;

  deliveries.update(transaction, id, accepted);
  recordDeliveryEvent(transaction, { ...delivery, ...accepted });

  recordAudit(transaction, PLATFORM, {
    agencyId,
    action: 'deliveries.lapse',
    subject: `deliveries/${id}`,
    before: { state },
    after: { state: 'accepted' },
  });
};

const postpone = (transaction: Transaction, due: readonly Delivery[], to: number): void => {
  const remindAt = Timestamp.fromMillis(to);
  for (const { id } of due) deliveries.update(transaction, id, { remindAt });
};

/** Takes the next step for a project's due deliveries. Returns how many it reminded of or accepted. */
const processProject = (projectId: string, ids: readonly string[], now: number): Promise<number> =>
  transact(async (transaction) => {
    const found = await deliveries.getAll(ids, transaction);
    const due = found.filter(
      ({ state, remindAt }) => state === 'delivered' && (remindAt?.toMillis() ?? Infinity) <= now,
    );
    const [first] = due;
    if (!first) return 0;

    const [project, agency, order] = [
      await readProject(projectId, transaction),
      await readAgency(first.agencyId, transaction),
      await readOrder(projectId, transaction),
    ];
    if (!project || !agency || project.shelf === 'deleted' || order?.state === 'cancelled') {
      stopAcceptance(transaction, due);
      return 0;
    }

    const morning = getNightEnd(now, getZone(agency));
    if (morning !== undefined) {
      postpone(transaction, due, morning);
      return 0;
    }

    const people = await findDeliveryReaders(transaction, project, first);
    // Silence of nobody isn't an answer: people who join later get every reminder first.
    if (people.length === 0) {
      for (const { id } of due)
        deliveries.update(transaction, id, {
          remindAt: Timestamp.fromMillis(now + DAY_MS),
          remindersSent: 0,
        });
      return 0;
    }

    const readers = { projectId, people, agency };
    const lapsed = due.filter(({ remindersSent = 0 }) => remindersSent >= ACCEPTANCE_REMINDERS);
    const waiting = due.filter((delivery) => !lapsed.includes(delivery));

    notifyUnanswered(transaction, readers, waiting);
    notifyLapsed(transaction, readers, lapsed);
    for (const delivery of waiting) remind(transaction, delivery, now);
    for (const delivery of lapsed) accept(transaction, delivery, now);
    if (lapsed.length > 0) markBillDue(transaction, order);

    return due.length;
  });

/** Reminds clients of deliveries due at a moment (milliseconds), by day in the agency's zone, and accepts those whose time is over. Returns their number. */
export const acceptUnanswered = async (
  now: number,
  { agencyId, roundMs = ROUND_MS }: ScheduledRun = {},
): Promise<number> => {
  const over = Date.now() + roundMs;
  const due = await findDueDeliveries(Timestamp.fromMillis(now), RUN_MAX, agencyId);
  let processed = 0;

  for (const projectId of new Set(due.map((delivery) => delivery.projectId))) {
    if (Date.now() > over) break;
    const ids = due.filter((delivery) => delivery.projectId === projectId).map(({ id }) => id);
    try {
      processed += await processProject(projectId, ids, now);
    } catch (error) {
      logger.error('Unanswered deliveries could not be processed', { projectId, cause: String(error) });
    }
  }

  return processed;
};
