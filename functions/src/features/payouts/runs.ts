import type { Timestamp } from 'firebase-admin/firestore';
import {
  maskIban,
  type PayoutItem,
  type PayoutItemView,
  type PayoutRun,
  type PayoutRunRow,
} from '@domain/payouts/payouts.ts';
import { getAgency } from '../../work/access/caller.ts';
import { requireAccessible } from '../../work/access/require-visible.ts';
import { findRunItems } from '../../work/collections/payout-items.ts';
import { findRuns, payoutRuns } from '../../work/collections/payout-runs.ts';
import { readTalentsInOrder } from '../../work/collections/talents.ts';
import { encodeCursor, parseCursor } from '../../platform/firestore/cursor.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { readPayable } from './read-payable.ts';

const PAGE = 25;

export const presentRun = ({ payer: _payer, ...run }: PayoutRun): PayoutRunRow => serialise(run);

/** Returns who would be paid on a day. */
export const previewPayouts: Operation<'payouts.preview'> = async ({ caller, query: { day } }) => {
  const { rows } = await readPayable(getAgency(caller), day);
  return { items: rows };
};

export const listRuns: Operation<'payouts.list'> = async ({ caller, query: { cursor } }) => {
  const found = await findRuns(getAgency(caller), parseCursor(cursor), PAGE);
  const items = found.map(presentRun);
  const last = found.at(-1);
  if (!last || found.length < PAGE) return { items };
  const { seconds, nanoseconds } = last.createdAt as Timestamp;
  return { items, cursor: encodeCursor(seconds, nanoseconds, last.id) };
};

const presentItem = (item: PayoutItem, talentName: string): PayoutItemView => {
  const {
    account,
    earnings: _earnings,
    agencyId: _agencyId,
    runId: _runId,
    isSelfBilled: _isBilled,
    ...shown
  } = item;
  return { ...shown, talentName, account: account && maskIban(account.iban) };
};

/** Returns a run with its transfers, accounts masked. */
export const showRun: Operation<'payouts.show'> = async ({ caller, params: { id } }) => {
  const run = requireAccessible(caller, 'payoutRuns', await payoutRuns.get(id));
  const items = await findRunItems(id);

  const talents = await readTalentsInOrder(items.map(({ talentId }) => talentId));
  const names = new Map(talents.map((talent) => [talent.id, talent.fullName]));

  return {
    ...presentRun(run),
    items: items.map((item) => presentItem(item, names.get(item.talentId) ?? '')),
  };
};
