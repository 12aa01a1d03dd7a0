import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { toLiveOrder, getLiveSince } from '@domain/ledger/live-licences.ts';
import { getSoldUses, type SoldUse } from '@domain/ledger/sold-uses.ts';
import {
  getOrderedFirstDay,
  withTerm,
  type LedgerOrder,
  type SoldLicence,
} from '@domain/ledger/sold-licences.ts';
import type { Project } from '@domain/projects/projects.ts';
import { getWordPrefixes } from '@domain/values/fold-text.ts';
import { findDueLedgerOrders, readLedgerOrder } from '../../../work/collections/ledger-orders.ts';
import { markEntered } from '../../../work/records/ledger-orders.ts';
import { storeLiveOrder } from '../../../work/records/live-licences.ts';
import { readRevision } from '../../../work/collections/order-revisions.ts';
import type { AssetIdentifier } from '@domain/pricing/asset-identifiers.ts';
import { findProjectAssets } from '../../../work/collections/voice-assets.ts';
import { readProject } from '../../../work/collections/projects.ts';
import {
  toSoldLicenceId,
  findOrderLicences,
  soldLicences,
  findSoldTalents,
} from '../../../work/collections/sold-licences.ts';
import { readPublicCopy } from '../../../work/collections/public-talents.ts';
import type { ScheduledRun } from '../../../work/scheduled-run.ts';
import type { Work } from '../../../work/unit/work.ts';
import { job, type Step } from '../../../work/unit/operation.ts';

/** Maximum licences per transaction: Firestore allows 500 writes. */
const WRITTEN_MAX = 400;
const PAGE = 50;
const ROUND_MS = 4 * 60 * 1000;

/** An order's sold licences, as the ledger should contain them. */
interface Sale {
  readonly order: LedgerOrder;
  readonly project: Project;
  readonly uses: ReadonlyMap<string, readonly SoldUse[]>;
  /** Codes of assets by licence. */
  readonly identifiers: ReadonlyMap<string, readonly AssetIdentifier[]>;
}

const groupByTalent = (uses: readonly SoldUse[]): ReadonlyMap<string, readonly SoldUse[]> => {
  const found = new Map<string, SoldUse[]>();
  for (const use of uses) found.set(use.talentId, [...(found.get(use.talentId) ?? []), use]);
  return found;
};

/** Undefined when the order's project is deleted. */
const findSale = async (order: LedgerOrder): Promise<Sale | undefined> => {
  const [project, accepted, assets] = await Promise.all([
    readProject(order.projectId),
    readRevision(order),
    findProjectAssets(order.projectId),
  ]);
  const codes = new Map(assets.map(({ id, identifiers = [] }) => [id, identifiers]));
  if (!project) return undefined;
  return {
    order,
    project,
    identifiers: new Map(
      (accepted?.input.assets ?? []).flatMap(({ id, licences }) =>
        licences.map((licence) => [licence.id, codes.get(id) ?? []] as const),
      ),
    ),
    uses: groupByTalent(order.isCancelled || !accepted ? [] : getSoldUses(accepted.input)),
  };
};

/** Returns whether an order is unchanged since it was read; otherwise processing restarts. */
const isSame = (a: LedgerOrder, b: LedgerOrder | undefined): boolean =>
  b !== undefined && b.dueAt !== null && a.dueAt?.toMillis() === b.dueAt.toMillis();

/** Returns a licence in force; an existing one keeps its sale and air dates and additions. */
const toLicence = (
  { order, project, identifiers: codes }: Sale,
  use: SoldUse,
  talent: string,
  before: SoldLicence | undefined,
): SoldLicence => {
  const soldLicence = before?.state === 'live' ? before : undefined;
  const { agencyId, companyId, projectId, revision } = order;
  const { name: projectName, companyName } = project;
  const talentName = soldLicence?.talentName ?? talent;
  const soldOn = soldLicence?.soldOn ?? order.soldOn;
  const firstAirOn = soldLicence?.firstAirOn ?? getOrderedFirstDay(order, soldOn);
  const renewedTerms = soldLicence?.renewedTerms ?? 0;
  const agreedEnd = soldLicence?.agreedEnd ?? null;
  const identifiers = codes.get(use.licenceId) ?? [];

  return {
    ...withTerm(use, { firstAirOn, renewedTerms, agreedEnd }),
    ...(identifiers.length > 0 ? { identifiers } : {}),
    agencyId,
    companyId,
    companyName,
    projectId,
    projectName,
    revision,
    orderId: order.id,
    id: toSoldLicenceId(order.id, use),
    talentName,
    brand: project.brand,
    brandCategory: project.brandCategory ?? null,
    soldOn,
    // Kept through a cancellation, so renewal ids stay unique.
    renewals: before?.renewals ?? 0,
    renewal: soldLicence?.renewal ?? null,
    remindedThrough: soldLicence?.remindedThrough ?? null,
    remindAt: soldLicence?.remindAt ?? null,
    words: getWordPrefixes(projectName, talentName, use.character),
    state: 'live',
    updatedAt: Timestamp.now(),
  };
};

const isSameLicence = (a: SoldLicence | undefined, b: SoldLicence): boolean =>
  a !== undefined &&
  (Object.keys(b) as (keyof SoldLicence)[]).every(
    (field) => field === 'updatedAt' || isDeepStrictEqual(a[field], b[field]),
  );

/** A talent's licences in an order: target state, and whether that is a change. */
const toRows = (
  sale: Sale,
  talentId: string,
  talentName: string,
  stored: readonly SoldLicence[],
): readonly { readonly sold: SoldLicence; readonly isNew: boolean }[] => {
  const before = new Map(stored.map((licence) => [licence.id, licence]));
  const licences = (sale.uses.get(talentId) ?? []).map((use) =>
    toLicence(sale, use, talentName, before.get(toSoldLicenceId(sale.order.id, use))),
  );
  const ids = new Set(licences.map(({ id }) => id));
  const ended = sale.order.isCancelled ? 'cancelled' : 'replaced';
  const left = stored
    .filter(({ id }) => !ids.has(id))
    .map((licence): SoldLicence =>
      licence.state === 'live' ? { ...licence, state: ended, updatedAt: Timestamp.now() } : licence,
    );

  return [...licences, ...left].map((sold) => ({
    sold,
    isNew: !isSameLicence(before.get(sold.id), sold),
  }));
};

/** Writes some of a talent's changed licences and their copy by talent. Returns the number left. */
const writeSome = async (
  work: Work,
  sale: Sale,
  talentId: string,
  atOnce: number,
): Promise<number | undefined> => {
  const { order } = sale;
  const [now, stored, publicCopy, project] = await Promise.all([
    readLedgerOrder(order.id, work),
    findOrderLicences({ orderId: order.id, talentId }, work),
    readPublicCopy(talentId, work),
    readProject(order.projectId, work),
  ]);
  if (!isSame(order, now)) return undefined;

  // The project may have been renamed meanwhile.
  const rows = toRows(
    { ...sale, project: project ?? sale.project },
    talentId,
    publicCopy?.publicName ?? '',
    stored,
  );
  const changed = rows.filter(({ isNew }) => isNew);
  if (changed.length === 0) return 0;

  const written = changed.slice(0, atOnce);
  for (const { sold } of written) work.set(soldLicences, sold);

  const then = new Map(stored.map((licence) => [licence.id, licence]));
  for (const { sold } of written) then.set(sold.id, sold);

  // Erased voices aren't compared any more.
  if (publicCopy)
    storeLiveOrder(work, talentId, order.id, toLiveOrder([...then.values()], getLiveSince(Date.now())));

  work.audit(
    { subject: `ledgerOrders/${order.id}`, agencyId: order.agencyId },
    null,
    { talentId, revision: order.revision, isCancelled: order.isCancelled, licences: written.length },
    { action: 'ledger.follow' },
  );

  return changed.length - written.length;
};

/** Updates the ledger from an order, talent by talent; returns whether it is complete. Resumable; a concurrent change is left to the next run. */
const followOrder = async (step: Step, order: LedgerOrder, atOnce: number): Promise<boolean> => {
  const sale = await findSale(order);
  const talentIds = sale ? [...new Set([...sale.uses.keys(), ...(await findSoldTalents(order.id))])] : [];
  for (const talentId of talentIds) {
    let left: number | undefined;
    do {
      left = sale && (await step((work) => writeSome(work, sale, talentId, atOnce), { action: null }));
      if (left === undefined) return false;
    } while (left > 0);
  }

  return step(
    async (work) => {
      const isDone = isSame(order, await readLedgerOrder(order.id, work));
      if (isDone) markEntered(work, order);
      return isDone;
    },
    { action: null },
  );
};

interface KeptBy extends ScheduledRun {
  readonly pageSize?: number;
  readonly atOnce?: number;
}

/**
 * Enters orders confirmed by a moment (milliseconds) into the ledger, and removes cancelled and replaced ones. Returns the number processed.
 * Reads only due orders; a failure is retried by the next run and doesn't block the rest.
 */
export const keepLedger = job(
  'ledger',
  async (
    step,
    nowMillis: number,
    { pageSize = PAGE, atOnce = WRITTEN_MAX, agencyId, roundMs = ROUND_MS }: KeptBy = {},
  ): Promise<number> => {
    const startedAt = Date.now();
    const by = Timestamp.fromMillis(nowMillis);
    let followed = 0;
    let last: LedgerOrder | undefined;

    do {
      const due = await findDueLedgerOrders(by, pageSize, last, agencyId);
      for (const order of due) {
        try {
          if (await followOrder(step, order, atOnce)) followed += 1;
        } catch (error) {
          logger.error('The ledger could not follow an order', { orderId: order.id, cause: String(error) });
        }
        if (Date.now() - startedAt > roundMs) return followed;
      }

      last = due.length === pageSize ? due.at(-1) : undefined;
    } while (last);

    logger.info('The ledger followed orders', { orders: followed });

    return followed;
  },
);
