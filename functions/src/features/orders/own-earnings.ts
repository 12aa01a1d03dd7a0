import { DEFAULT_PAYABLE } from '@domain/earnings/payable-rule.ts';
import { getDeductions, type Earning, type OwnEarning } from '@domain/orders/earnings.ts';
import { getAgency } from '../../work/access/caller.ts';
import { parseDayStart, encodeCursor } from '../../platform/firestore/cursor.ts';
import type { Operation } from '../../work/operation.ts';
import { findTalentLocks } from '../../work/collections/earning-locks.ts';
import { findTalentEarnings } from '../../work/collections/earnings.ts';
import { fromRecordKey, toRecordKey } from '../../work/tokens/record-keys.ts';

const PAGE = 100;

const presentEarning = (earning: Earning, reason: string | null): OwnEarning => {
  const { id, projectName, currency, amount, roles, state, agreedOn, payableOn } = earning;
  const { paid = 0, paidOn = null, payable = DEFAULT_PAYABLE } = earning;
  const what = { id: toRecordKey(id), projectName, currency, amount, roles };
  return {
    ...what,
    ...getDeductions(earning),
    state,
    agreedOn,
    payableOn,
    payable,
    paid,
    paidOn,
    held: reason,
  };
};

export const listOwnEarnings: Operation<'orders.ownEarnings'> = async ({
  caller,
  query: { cursor, earningState: state },
}) => {
  const start = parseDayStart(cursor);
  const [agencyId, talentId] = [getAgency(caller), caller.uid];
  const [found, locks] = await Promise.all([
    findTalentEarnings(
      { agencyId, talentId, state },
      start && { day: start.day, id: fromRecordKey(start.id) },
      PAGE,
    ),
    findTalentLocks(agencyId, talentId),
  ]);
  const reasons = new Map(locks.flatMap(({ id, runId, reason }) => (runId === null ? [[id, reason]] : [])));
  const items = found.map((earning) => presentEarning(earning, reasons.get(earning.id) ?? null));
  const last = found.at(-1);
  if (!last || found.length < PAGE) return { items };

  return { items, cursor: encodeCursor(last.agreedOn, toRecordKey(last.id)) };
};
