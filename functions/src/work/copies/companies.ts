import type { Company } from '@domain/accounts/accounts.ts';
import {
  countOrder,
  countProject,
  getCompanyCounts,
  omitZeroCounts,
  type CompanyCounts,
} from '@domain/companies/company-counts.ts';
import type { Order } from '@domain/orders/orders.ts';
import type { Project } from '@domain/projects/projects.ts';
import { findRecords, getCollectionRef, getRef, readRecord, type CopiesOf } from './moment.ts';

/** Returns the counts of a company's projects and orders in each agency; a merged company has none. */
export const getCompanyCopies: CopiesOf = async (moment, id) => {
  if (!(await readRecord<Company>(moment, 'companies', id))) return [];

  const findOf = (collection: 'projects' | 'orders' | 'companyCounts') =>
    getCollectionRef(moment, collection).where('companyId', '==', id);

  const [projects, orders, storedCounts] = await Promise.all([
    findRecords<Project>(moment, findOf('projects').select('agencyId', 'companyId', 'shelf')),
    findRecords<Order>(
      moment,
      findOf('orders').select(
        'agencyId',
        'companyId',
        'state',
        'currency',
        'net',
        'total',
        'paid',
        'createdAt',
      ),
    ),
    findRecords<CompanyCounts>(moment, findOf('companyCounts')),
  ]);

  const stored = new Map(storedCounts.map((counts) => [counts.id, counts]));
  const expected = getCompanyCounts([...projects.flatMap(countProject), ...orders.flatMap(countOrder)]);

  return [...new Set([...stored.keys(), ...Object.keys(expected)])].flatMap((countsId) => {
    const record = stored.get(countsId);
    const counts = expected[countsId]?.counts ?? {};
    const agencyId = record?.agencyId ?? expected[countsId]?.agencyId;
    if (agencyId === undefined) return [];

    return [
      {
        ref: getRef(moment, 'companyCounts', countsId),
        agencyIds: [agencyId],
        // A zero equals an absent count.
        stored: record && { ...record, counts: omitZeroCounts(record.counts) },
        wanted: { agencyId, companyId: id, counts },
      },
    ];
  });
};
