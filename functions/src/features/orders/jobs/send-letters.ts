import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { findDueLetter, NO_LETTERS } from '@domain/orders/letters.ts';
import { countDaysOverdue, isOverdueOn } from '@domain/orders/order-list.ts';
import type { Order } from '@domain/orders/orders.ts';
import { getAgencyDay } from '../../../work/collections/agencies.ts';
import { billingTerms } from '../../../work/collections/billings.ts';
import { invoices } from '../../../work/collections/invoices.ts';
import { findLettersDue, orders } from '../../../work/collections/orders.ts';
import type { ScheduledRun } from '../../../work/scheduled-run.ts';
import { job, type Step } from '../../../work/unit/operation.ts';
import type { Work } from '../../../work/unit/work.ts';
import { sendLetter } from '../send-letter.ts';

const RUN_MAX = 50;
const ROUND_MS = 60_000;
/** The agency may change the days of its letters. */
const RECHECK_MS = 24 * 3_600_000;

/** Sends the letter that is due, and returns its order; undefined when none is. */
const sendDueLetter = async (work: Work, order: Order, now: number): Promise<Order | undefined> => {
  const [terms, invoice, today] = await Promise.all([
    work.read(billingTerms, order.agencyId),
    order.invoiceId === null ? undefined : work.read(invoices, order.invoiceId),
    getAgencyDay(order.agencyId, work, now),
  ]);
  if (!invoice || order.remindedOn === today || !isOverdueOn(order, invoice.dueOn, today)) return undefined;

  const overdue = countDaysOverdue(invoice.dueOn, today);
  const letter = findDueLetter(terms?.letters ?? NO_LETTERS, order.letter, overdue);
  return letter && sendLetter(work, order, { letter, invoice, today });
};

/** Checks an order, and has it checked again a day later; its record says whether a letter was sent. */
const checkOrder = (step: Step, id: string, now: number): Promise<boolean> =>
  step(
    async (work) => {
      const order = await work.read(orders, id);
      if (!order?.letterDueAt || order.letterDueAt.toMillis() > now) return false;

      const sent = await sendDueLetter(work, order, now);
      work.update(sent ?? order, { letterDueAt: Timestamp.fromMillis(now + RECHECK_MS) });

      if (sent) {
        const { remindedOn, letter } = sent;
        work.audit(
          order,
          { remindedOn: order.remindedOn ?? null, letter: order.letter ?? null },
          { remindedOn: remindedOn ?? null, letter: letter ?? null },
          { action: 'orders.remind' },
        );
      }

      return sent !== undefined;
    },
    { action: null },
  );

/** Sends the letters about overdue invoices that agencies have chosen, each once. Returns their number. */
export const sendLetters = job(
  'reminders',
  async (step, now: number, { agencyId, roundMs = ROUND_MS }: ScheduledRun = {}): Promise<number> => {
    const over = Date.now() + roundMs;
    let sent = 0;

    for (const { id } of await findLettersDue(Timestamp.fromMillis(now), RUN_MAX, agencyId)) {
      if (Date.now() > over) break;
      try {
        if (await checkOrder(step, id, now)) sent += 1;
      } catch (error) {
        logger.error('A letter about an overdue invoice could not be sent', {
          orderId: id,
          cause: String(error),
        });
      }
    }

    return sent;
  },
);
