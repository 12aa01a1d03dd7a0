import {
  toLiveOrder,
  getLiveSince,
  type LiveLicences,
  type LiveOrder,
} from '@domain/ledger/live-licences.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { toRecord, omitId } from '../../platform/firestore/db.ts';
import { isSame } from './compare.ts';
import { getCollectionRef, findRecords, getRef, type CopiesOf } from './moment.ts';

type Orders = Readonly<Record<string, LiveOrder | undefined>>;

/** Returns agencies whose copied orders are wrong; other agencies aren't reported. */
const findConcerned = (stored: Orders, expected: Orders): readonly string[] => {
  const orderIds = [...new Set([...Object.keys(stored), ...Object.keys(expected)])];
  const apart = orderIds.filter((orderId) => !isSame(stored[orderId], expected[orderId]));
  return [
    ...new Set(
      apart.flatMap((orderId) => [stored[orderId]?.agencyId ?? [], expected[orderId]?.agencyId ?? []].flat()),
    ),
  ];
};

/** Returns a talent's licences from sold licences in force. Erased talents are skipped. */
export const getTalentLicences: CopiesOf = async (moment, id) => {
  const ref = getRef(moment, 'liveLicences', id);
  const query = getCollectionRef(moment, 'soldLicences')
    .where('talentId', '==', id)
    .where('state', '==', 'live');
  const [[talent, snapshot], sold] = await Promise.all([
    moment.transaction.getAll(getRef(moment, 'talents', id), ref),
    findRecords<SoldLicence>(moment, query),
  ]);
  const live = snapshot && toRecord<LiveLicences>(snapshot);
  if (!talent?.exists || (!live && sold.length === 0)) return [];

  const orderIds = [...new Set(sold.map(({ orderId }) => orderId))];

  // A schedule drops ended licences; until then they may remain.
  const pickWanted = (orderId: string): LiveOrder | undefined => {
    const soldLicences = sold.filter((soldLicence) => soldLicence.orderId === orderId);
    const whole = toLiveOrder(soldLicences);
    return isSame(live?.orders[orderId], whole) ? whole : toLiveOrder(soldLicences, getLiveSince(Date.now()));
  };

  const orders = Object.fromEntries(
    orderIds.flatMap((orderId) => {
      const liveOrder = pickWanted(orderId);
      return liveOrder ? [[orderId, liveOrder]] : [];
    }),
  );

  return [
    {
      ref,
      agencyIds: findConcerned(live?.orders ?? {}, orders),
      stored: live && omitId(live),
      wanted: { orders },
      besides: [],
    },
  ];
};
