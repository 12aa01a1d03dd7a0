import { Timestamp } from 'firebase-admin/firestore';
import type { Locale } from '@domain/messages/locale.ts';
import { EXTRAS_MAX, type Order, type OrderIssue } from '@domain/orders/orders.ts';
import { getOrderStage, getOrderTransitions } from '@domain/orders/transitions.ts';
import { PAPER_TEXTS } from '../../outgoing/documents/invoices/paper-texts.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { requireTransition } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Caller } from '../../work/access/caller.ts';
import { getRolesIn } from '../../work/access/roles-in.ts';
import { readAvailabilityRequest } from '../../work/collections/availability-requests.ts';
import { orders } from '../../work/collections/orders.ts';
import { readProject, requireChangeableProject } from '../../work/collections/projects.ts';
import { getLanguageName } from '../../work/text/language-name.ts';
import { operation } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';
import { creditPart } from './credit-part.ts';
import { applyExtras } from './set-extras.ts';

interface Credit {
  readonly net: number;
  /** Gross. */
  readonly fee: number;
}

const describeIssue = async ({ character, language }: OrderIssue, locale: Locale): Promise<string> =>
  `${PAPER_TEXTS[locale].charges.cancelled}: ${character} (${await getLanguageName(language, locale)})`;

/** Takes an amount off an order for a cancelled booking: by a credit note, or by a discount while it isn't confirmed. */
const creditIssue = async (
  work: Work,
  caller: Caller,
  order: Order,
  issue: OrderIssue,
  { net, fee }: Credit,
  locale: Locale,
): Promise<Order> => {
  const stage = getOrderStage(order);
  const reason = await describeIssue(issue, locale);

  if (stage === 'received') {
    if (order.extras.length >= EXTRAS_MAX)
      throw new AppError(409, 'order.extrasFull', { values: { max: EXTRAS_MAX } });
    const project = requireChangeableProject(await readProject(order.projectId, work));
    const extras = [...order.extras, { label: reason, amount: -net }];
    return applyExtras(work, project, order, extras, locale);
  }

  requireTransition(getOrderTransitions(order).credit, stage, getRolesIn(caller, order));
  const booking = fee > 0 ? await readAvailabilityRequest(issue.id, work) : undefined;
  const fees = booking ? [{ talentId: booking.talentId, amount: fee }] : [];
  return creditPart(work, order, { net, reason, fees, locale });
};

/** Decides on an ordered booking that was cancelled. Idempotent; 409 for a different decision. */
export const settleIssue = operation(
  'orders.settlePoint',
  async ({ work, caller, params: { id, pointId }, body: { outcome, net, fee = 0 }, locale }) => {
    const order = await work.get(orders, id);
    const issues = order.points ?? [];
    const issue = issues.find((item) => item.id === pointId);
    if (!issue) throw notFound();
    if (issue.outcome === outcome) return serialise(order);
    if (issue.outcome !== null) throw new AppError(409, 'record.stale');

    const isCredited = outcome === 'credit' && net !== undefined;
    const credited = isCredited ? await creditIssue(work, caller, order, issue, { net, fee }, locale) : order;

    const settled = { ...issue, outcome, ...(isCredited ? { net } : {}) };
    const after = issues.map((item) => (item.id === pointId ? settled : item));
    const isOpen = after.some((item) => item.outcome === null);
    const changed: Order = {
      ...credited,
      points: after,
      openSince: isOpen ? (order.openSince ?? null) : null,
      updatedAt: Timestamp.now(),
    };

    work.set(orders, changed);

    const { character, talent } = issue;
    work.audit(
      order,
      { character, talent, outcome: null, net: order.net },
      { character, talent, outcome, net: changed.net },
    );

    return serialise(changed);
  },
);
