import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { isOrderAccepted, listExpectedFiles } from '@domain/deliveries/delivery-plan.ts';
import { getTerms } from '@domain/deliveries/delivery-terms.ts';
import type { Order } from '@domain/orders/orders.ts';
import { issueAwaitedInvoice } from '../bill-order.ts';
import { findSentDeliveries } from '../../../work/collections/deliveries.ts';
import { findBillsDue } from '../../../work/collections/orders.ts';
import { postponeBill } from '../../../work/records/orders.ts';
import { findPlannedRecordings } from '../../../work/collections/planned-recordings.ts';
import { readProject } from '../../../work/collections/projects.ts';
import { job, type Step } from '../../../work/unit/operation.ts';
import type { ScheduledRun } from '../../../work/scheduled-run.ts';

const RUN_MAX = 50;
const ROUND_MS = 60_000;
/** A plan may shrink, so that only accepted files are left. */
const RECHECK_MS = 24 * 3_600_000;

const isAccepted = async ({ projectId, awaitedFiles }: Order): Promise<boolean> => {
  const project = await readProject(projectId);
  if (!project) return false;
  const [planned, deliveries] = await Promise.all([
    findPlannedRecordings(project),
    findSentDeliveries(projectId),
  ]);
  const expected = listExpectedFiles(getTerms(project).pattern, planned);
  return isOrderAccepted(awaitedFiles, expected, deliveries);
};

/** Returns whether the invoice was issued. */
const processOrder = async (step: Step, order: Order, now: number): Promise<boolean> => {
  if ((await isAccepted(order)) && (await issueAwaitedInvoice(step, order))) return true;
  const until = Timestamp.fromMillis(now + RECHECK_MS);
  await step((work) => Promise.resolve(postponeBill(work, order, until)), { action: null });
  return false;
};

/** Invoices orders whose deliveries were all accepted by a moment (milliseconds). Returns their number; failures are retried by the next run. */
export const billAccepted = job(
  'ledger',
  async (step, now: number, { agencyId, roundMs = ROUND_MS }: ScheduledRun = {}): Promise<number> => {
    const over = Date.now() + roundMs;
    let billed = 0;

    for (const order of await findBillsDue(Timestamp.fromMillis(now), RUN_MAX, agencyId)) {
      if (Date.now() > over) break;
      try {
        if (await processOrder(step, order, now)) billed += 1;
      } catch (error) {
        logger.error('An accepted order could not be invoiced', { orderId: order.id, cause: String(error) });
      }
    }

    return billed;
  },
);
