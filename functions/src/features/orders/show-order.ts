import { Timestamp } from 'firebase-admin/firestore';
import { presentPriceToClient } from '@domain/pricing/client-view.ts';
import type { ProjectPrice } from '@domain/pricing/pricing.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { isInForce, type Order } from '@domain/orders/orders.ts';
import { computeVatBetween, type Parties } from '@domain/orders/vat-between.ts';
import { findVatIssue } from '@domain/orders/vat-issues.ts';
import type { Project } from '@domain/projects/projects.ts';
import type { Caller } from '../../work/access/caller.ts';
import { isStaffIn, canSeeRates } from '../../work/access/staff.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { readRevision } from '../../work/collections/order-revisions.ts';
import { orders, readOrder } from '../../work/collections/orders.ts';
import { requireActiveProject, readProject } from '../../work/collections/projects.ts';
import { operationInSteps, type Step } from '../../work/unit/operation.ts';
import { findOpenProjectRequests } from '../../work/collections/availability-requests.ts';
import { getObstacles, listUnbooked, buildOffer, getOffer, getSums, type Offer } from './order-price.ts';
import { readParties } from '../../work/collections/parties.ts';
import { getOfferedProviders } from './providers/providers.ts';

const makeDraft = ({ id, agencyId, companyId, name }: Project, sums: ReturnType<typeof getSums>): Order => ({
  id,
  agencyId,
  companyId,
  projectId: id,
  projectName: name,
  state: 'draft',
  revision: 0,
  ...sums,
  paid: 0,
  reference: '',
  invoiceId: null,
  orderedBy: null,
  createdAt: Timestamp.now(),
  updatedAt: Timestamp.now(),
});

/** Writes a project's draft at today's price; orders no longer in draft stay unchanged. */
const keepDraft = async (
  step: Step,
  project: Project,
  { offer, vat }: { readonly offer: Offer; readonly vat: Order['vat'] },
): Promise<Order> =>
  step(
    async (work) => {
      const before = await readOrder(project.id, work);
      const sums = getSums(offer, vat);
      const isSame =
        before?.priceKey === sums.priceKey && JSON.stringify(before.vat) === JSON.stringify(sums.vat);
      if (before && (before.state !== 'draft' || isSame)) return before;

      const after: Order = before
        ? { ...before, ...sums, projectName: project.name, updatedAt: Timestamp.now() }
        : makeDraft(project, sums);
      work.set(orders, after);

      work.audit(
        { subject: `orders/${project.id}`, agencyId: project.agencyId },
        before ? { total: before.total } : null,
        { total: after.total, currency: after.currency, rateTableVersion: after.rateTableVersion },
      );

      return after;
    },
    { action: 'orders.upsert' },
  );

interface Seen {
  readonly order: Order;
  readonly offer: Offer;
  readonly current: Offer;
  readonly parties: Parties;
}

/** Returns a project's order with its current price; updates a draft. */
const orderNow = async (step: Step, project: Project): Promise<Seen> => {
  const [before, parties] = await Promise.all([readOrder(project.id), readParties(project)]);
  const accepted = before && isInForce(before) ? await readRevision(before) : undefined;
  const current = await buildOffer(project, before?.extras ?? [], accepted);
  if (before && accepted) return { order: before, offer: getOffer(accepted), current, parties };
  if (before?.state === 'cancelled') return { order: before, offer: current, current, parties };
  const vat = computeVatBetween(parties, current.net);
  const order = await keepDraft(step, project, { offer: current, vat });
  return { order, offer: current, current, parties };
};

const presentFor =
  (caller: Caller, agencyId: string) =>
  ({ price, clientSees }: Offer): ProjectPrice =>
    isStaffIn(caller, agencyId)
      ? price
      : presentPriceToClient(price, { clientSees, seesRates: canSeeRates(caller, agencyId) });

/** Returns a project's order, creating it if missing. A draft follows the project; a placed order is fixed and includes the current price when it differs. */
export const showOrder = operationInSteps(
  'orders.upsert',
  async ({ step, caller, params: { id } }): Promise<OrderView> => {
    const project = requireActiveProject(requireVisible(caller, 'projects', await readProject(id)));
    const [{ order, offer, current, parties }, requests] = await Promise.all([
      orderNow(step, project),
      findOpenProjectRequests(project.id),
    ]);
    const view = presentFor(caller, project.agencyId);
    const isChanged = isInForce(order) && current.key !== offer.key;
    const vat = computeVatBetween(parties, current.net);

    return {
      ...serialise(order),
      price: view(offer),
      priceExtras: offer.extras,
      change: isChanged
        ? {
            price: view(current),
            net: current.net,
            total: current.net + (vat?.amount ?? 0),
            priceKey: current.key,
          }
        : null,
      obstacles: isChanged || !isInForce(order) ? getObstacles(current, parties.billing !== undefined) : [],
      unbooked: listUnbooked(isChanged ? current : offer, project.id, requests),
      vatIssue: findVatIssue(parties),
      billing: parties.billing ?? null,
      providers: getOfferedProviders(),
    };
  },
);
