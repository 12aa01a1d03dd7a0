import {
  countOrder,
  countProject,
  getCompanyCounts,
  type CompanyCount,
} from '@domain/companies/company-counts.ts';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import type { Order } from '@domain/orders/orders.ts';
import type { Project } from '@domain/projects/projects.ts';
import { incrementBy } from '../../platform/firestore/increment.ts';
import { findChanges, type FollowUp, type RecordChange } from '../copies/changes.ts';
import { companyCounts } from '../collections/company-counts.ts';

const getDifference = <Stored>(
  { before, after }: RecordChange<Stored>,
  count: (record: Stored) => readonly CompanyCount[],
): readonly CompanyCount[] => [
  ...(before ? count(before).map((counted) => ({ ...counted, amount: -counted.amount })) : []),
  ...(after ? count(after) : []),
];

/** A company's counts follow its projects and orders, so that lists of companies read neither. Counts without reading, so that calls don't contend. */
export const countCompanies: FollowUp = async (state) => {
  const [projects, orders] = await Promise.all([
    findChanges<Project>(state, 'projects', ['companyId', 'shelf']),
    findChanges<Order>(state, 'orders', ['companyId', 'state', 'currency', 'net', 'total', 'paid']),
  ]);
  const differences = [
    ...projects.flatMap((change) => getDifference(change, countProject)),
    ...orders.flatMap((change) => getDifference(change, countOrder)),
  ];

  // An erasure deletes records of any shape.
  const counted = differences.filter(({ companyId }) => ID_PATTERN.test(companyId));
  for (const [id, { agencyId, companyId, counts }] of Object.entries(getCompanyCounts(counted))) {
    if (Object.keys(counts).length === 0) continue;
    const increments = Object.entries(counts).map(([name, amount]) => [name, incrementBy(amount)]);
    state.work.transaction.set(
      companyCounts.doc(id),
      { agencyId, companyId, counts: Object.fromEntries(increments) as object },
      { merge: true },
    );
  }
};
