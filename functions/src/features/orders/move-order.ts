import { Timestamp } from 'firebase-admin/firestore';
import type { AccountRole } from '@domain/access/roles.ts';
import { listExpectedFiles } from '@domain/deliveries/delivery-plan.ts';
import { getTerms } from '@domain/deliveries/delivery-terms.ts';
import { getOrderStage, getOrderTransitions, MOVES, orderTransitions } from '@domain/orders/transitions.ts';
import {
  BILLED,
  isBilledOnAcceptance,
  isProjectOrder,
  type Order,
  type OrderState,
  type PaymentState,
} from '@domain/orders/orders.ts';
import type { Parties } from '@domain/orders/vat-between.ts';
import { computeProjectState } from '@domain/projects/progress.ts';
import type { Project } from '@domain/projects/projects.ts';
import type { OrderOccasion } from '../../outgoing/mail/mails/orders/order.words.ts';
import { withLock } from '../../auth/access/with-lock.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { requireAuthor, requireState } from '../../platform/errors/require-state.ts';
import { getRolesIn } from '../../work/access/roles-in.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { notifyOrder } from '../../outgoing/mail/notify-order.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { queueForLedger } from '../../work/records/ledger-orders.ts';
import { readRevision } from '../../work/collections/order-revisions.ts';
import { orders, readOrder } from '../../work/collections/orders.ts';
import { storeExclusivities } from '../../work/records/exclusivities.ts';
import { createPayment, recordOrderStep, recordPaymentAction } from '../../work/records/orders.ts';
import { findLapsingDeliveries } from '../../work/collections/deliveries.ts';
import { stopAcceptance } from '../../work/records/deliveries.ts';
import { findPlannedRecordings } from '../../work/collections/planned-recordings.ts';
import { projects, requireActiveProject, readProject } from '../../work/collections/projects.ts';
import { prepareCreditNote, prepareInvoice } from './issue-invoice.ts';
import { refuseExcludedOrder } from './ordered-exclusivity.ts';
import { updateEarnings } from './update-earnings.ts';
import { readParties } from '../../work/collections/parties.ts';
import { updateRenewedLicence } from './renewed-licence.ts';
import type { Work } from '../../work/unit/work.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

interface Step {
  readonly after: Order;
  readonly payment: PaymentState;
  readonly write: () => void;
  readonly occasion?: OrderOccasion;
  readonly paper?: string;
}

interface Setting {
  readonly parties: Parties;
  readonly today: string;
  readonly project: Project;
}

type TakeStep = (work: Work, order: Order, setting: Setting) => Promise<Step>;

const applyMove = (order: Order, change: Partial<Order>): Order => ({
  ...order,
  ...change,
  updatedAt: Timestamp.now(),
});

const getPayment = ({ paid, total }: Order): PaymentState =>
  paid >= total ? 'succeeded' : paid > 0 ? 'processing' : 'requires_action';

/** The previous invoice is credited, and payments count for the new one. */
const confirm: TakeStep = async (work, order, { parties, project }) => {
  const accepted = isProjectOrder(order) ? await readRevision(order, work) : undefined;
  // An exclusivity may have been sold since it was placed.
  if (accepted) await refuseExcludedOrder(work, project, accepted.input);
  const credit = await prepareCreditNote(work, order, parties);
  const invoice = await prepareInvoice(work, order, parties);
  const { vat, total, id: invoiceId, number, dueOn } = invoice.paper;
  if (isBilledOnAcceptance(order, parties.terms)) {
    // All may have been accepted before the confirmation.
    const expected = listExpectedFiles(getTerms(project).pattern, await findPlannedRecordings(project));
    const awaitedFiles = expected.map(({ key, name }) => ({ key, name }));

    const waits = {
      invoiceId: null,
      dueOn: null,
      awaitsAcceptance: true,
      awaitedFiles,
      billDueAt: Timestamp.now(),
    };

    return {
      after: applyMove(order, { state: 'confirmed', vat, total, ...waits }),
      payment: 'none',
      write: () => undefined,
      occasion: 'confirmed',
    };
  }

  const valid = { vat, total, invoiceId, dueOn, credits: [], letter: null };
  const confirmed = applyMove(order, { state: 'confirmed', ...valid, ...BILLED });
  const payment = getPayment(confirmed);

  return {
    after: payment === 'succeeded' ? { ...confirmed, state: 'paid' } : confirmed,
    payment,
    write: () => {
      credit?.issue();
      invoice.issue();
    },
    occasion: 'confirmed',
    paper: number,
  };
};

const settle: TakeStep = (work, order, { today }) => {
  const amount = order.total - order.paid;

  return Promise.resolve({
    after: applyMove(order, { state: 'paid', paid: order.total }),
    payment: 'succeeded',
    write: () =>
      createPayment(work, order, {
        amount,
        receivedOn: today,
        reference: '',
        provider: 'invoice',
      }),
    occasion: 'paid',
  });
};

const cancel: TakeStep = async (work, order, { parties, today }) => {
  const credit = await prepareCreditNote(work, order, parties);
  // Renewals and charges have their project's id, but deliver nothing.
  const lapsing = isProjectOrder(order) ? await findLapsingDeliveries(order.projectId, work) : [];
  await storeExclusivities(work, order, null, [], today);

  return {
    after: applyMove(order, {
      state: 'cancelled',
      repricedAt: null,
      invoiceId: null,
      dueOn: null,
      credits: [],
      ...BILLED,
    }),
    payment: 'none',
    write: () => {
      credit?.issue();
      stopAcceptance(work, lapsing);
    },
    occasion: 'cancelled',
    ...(credit ? { paper: credit.paper.number } : {}),
  };
};

/** Resets the order; received payments stay and count later. */
const restart: TakeStep = (_transaction, order) =>
  Promise.resolve({ after: applyMove(order, { state: 'draft' }), payment: 'none', write: () => undefined });

const STEPS: Readonly<Record<Exclude<OrderState, 'received'>, TakeStep>> = {
  draft: restart,
  confirmed: confirm,
  paid: settle,
  cancelled: cancel,
};

/** 403 or 409 when these roles may not move an order there. */
const refuseMove = (order: Order, to: keyof typeof MOVES, roles: readonly AccountRole[]): void => {
  const transition = getOrderTransitions(order)[MOVES[to]];
  requireState(orderTransitions[MOVES[to]], order.state);
  requireAuthor(transition, order.state, roles);
  requireState(transition, getOrderStage(order));
};

/** Sets a project to ordered while its order is in force, and to its progress state when the order is cancelled. */
const restoreProjectState = (work: Work, project: Project, { state }: Order): void => {
  if (state !== 'cancelled') return;
  const back = computeProjectState('Casting', project.progress);
  if (project.state === 'Ordered') work.updateById(projects, project.id, { state: back });
  if (project.state === 'Closed' && project.closedFrom === 'Ordered')
    work.updateById(projects, project.id, { closedFrom: back });
};

/** Moves an order to a state. Idempotent: a repeat notifies no one. */
export const moveOrder = operationInSteps(
  'orders.updateStatus',
  async ({ step, caller, params: { id }, body: { state }, locale }) => {
    const { agencyId } = requireVisible(caller, 'orders', await readOrder(id));

    const move = async (work: Work): Promise<Order> => {
      const order = requireVisible(caller, 'orders', await readOrder(id, work));
      const project = await readProject(order.projectId, work);
      if (!project) throw notFound();
      if (order.state === state) return order;

      const roles = getRolesIn(caller, order);
      refuseMove(order, state, roles);

      // Projects are usually archived by the time of a renewal, and charges outlive them.
      if (isProjectOrder(order)) requireActiveProject(project);

      const [parties, today] = await Promise.all([
        readParties(order, work),
        getAgencyDay(order.agencyId, work),
      ]);
      const step = await STEPS[state](work, order, { parties, today, project });

      work.set(orders, step.after);
      await updateEarnings(work, order, step.after, today);
      await updateRenewedLicence(work, order, step.after);
      step.write();

      const isSale = state === 'confirmed' || state === 'cancelled';
      if (isSale && isProjectOrder(order) && !step.after.awaitsAcceptance)
        queueForLedger(work, step.after, today);

      const isClients = roles.includes('client');
      recordOrderStep(work, step.after, isClients ? 'client' : 'agency');
      recordPaymentAction(work, order, { provider: 'invoice', status: step.payment });
      if (isProjectOrder(order)) restoreProjectState(work, project, step.after);

      work.audit(
        { subject: `orders/${id}`, agencyId: order.agencyId },
        { state: order.state, total: order.total },
        { state: step.after.state, total: step.after.total, paper: step.paper ?? null },
        { action: 'orders.move', by: caller },
      );

      if (step.occasion)
        await notifyOrder(work, project, order.orderedBy, {
          order: step.after,
          occasion: step.occasion,
          number: order.revision,
          paper: step.paper,
          byClient: isClients,
          locale,
        });

      return step.after;
    };

    // One document numbers an agency's papers, so concurrent confirmations would contend for it.
    const after = await withLock(`numbers of ${agencyId}`, () => step(move, { action: null }));

    return serialise(after);
  },
);
