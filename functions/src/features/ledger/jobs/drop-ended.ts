import { logger } from 'firebase-functions';
import { DROPPED_AFTER_DAYS, toLiveOrder, getLiveSince } from '@domain/ledger/live-licences.ts';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { storeLiveOrder } from '../../../work/records/live-licences.ts';
import { findLicencesLiveThrough, findOrderLicences } from '../../../work/collections/sold-licences.ts';
import { readPublicCopy } from '../../../work/collections/public-talents.ts';
import { job } from '../../../work/unit/operation.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days checked again, so a failing schedule misses nothing. */
const DAYS = 7;

/** Removes long ended licences from voices' live ones. Returns the number of orders rewritten. */
export const dropEnded = job('ledger', async (step, now: number): Promise<number> => {
  let rewritten = 0;
  for (let back = 1; back <= DAYS; back += 1) {
    const day = getDayInZone('UTC', new Date(now - (DROPPED_AFTER_DAYS + back) * DAY_MS));
    const ended = await findLicencesLiveThrough(day);
    const orders = new Map(
      ended.map(({ talentId, orderId }) => [`${talentId} ${orderId}`, { talentId, orderId }]),
    );
    for (const order of orders.values())
      await step(
        async (work) => {
          const sold = await findOrderLicences(order, work);
          if (!(await readPublicCopy(order.talentId, work))) return;
          storeLiveOrder(work, order.talentId, order.orderId, toLiveOrder(sold, getLiveSince(now)));
        },
        { action: null },
      );

    rewritten += orders.size;
  }

  if (rewritten > 0) logger.info('Licences that ended were dropped', { orders: rewritten });

  return rewritten;
});
