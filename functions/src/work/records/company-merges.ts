import { FieldValue } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { CompanyMerge } from '@domain/companies/companies.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { collectionRef, toRecord } from '../../platform/firestore/db.ts';
import { transact } from '../unit/transact.ts';
import { readKeptCompany } from '../collections/companies.ts';
import { getRename } from '../collections/company-names.ts';
import { rebrandLicences } from './live-licences.ts';
import { companyMerges, COMPANY_COLLECTIONS } from '../collections/company-merges.ts';

const PAGE = 200;

type Moving = Pick<CompanyMerge, 'id' | 'agencyId' | 'intoId' | 'intoName'>;

/** Moves documents of a collection in one transaction and returns their number; 0: none left. */
const movePage = (collection: CollectionName, { id, agencyId, intoId, intoName }: Moving): Promise<number> =>
  transact(async (work) => {
    const query = collectionRef(collection).where('agencyId', '==', agencyId).where('companyId', '==', id);
    const renamed = getRename(collection);
    const page = query.limit(PAGE);
    const { docs } = await work.transaction.get(renamed ? page : page.select());
    // The remaining company may have been renamed meanwhile.
    const into = renamed && (await readKeptCompany(intoId, work));

    for (const snapshot of docs)
      work.transaction.update(snapshot.ref, {
        companyId: intoId,
        ...renamed?.(snapshot.data(), into?.name ?? intoName),
      });

    if (collection === 'soldLicences') {
      const sold = docs.flatMap((snapshot) => toRecord<SoldLicence>(snapshot) ?? []);
      await rebrandLicences(work, sold, intoId);
    }

    if (docs.length > 0) work.updateById(companyMerges, id, { moved: FieldValue.increment(docs.length) });

    return docs.length;
  });

/** People moved per page: each must sign in to the company again. */
const PEOPLE = 20;

const movePeople = ({ id, intoId }: Moving): Promise<number> =>
  transact(async (work) => {
    const read = (collection: CollectionName) =>
      work.transaction.get(collectionRef(collection).where('companyId', '==', id).limit(PEOPLE).select());
    const [users, clients] = await Promise.all([read('users'), read('clients')]);
    for (const { ref } of users.docs)
      work.transaction.update(ref, { companyId: intoId, accessVersion: FieldValue.increment(1) });
    for (const { ref } of clients.docs) work.transaction.update(ref, { companyId: intoId });
    if (users.size > 0) work.updateById(companyMerges, id, { moved: FieldValue.increment(users.size) });
    return users.size + clients.size;
  });

/** Moves a company's remaining records, people first, until done or out of time; returns whether done. Resumable: each step is one transaction. */
export const moveCompany = async (merge: Moving, endsAt: number): Promise<boolean> => {
  const steps = [
    () => movePeople(merge),
    ...COMPANY_COLLECTIONS.map((collection) => () => movePage(collection, merge)),
  ];
  for (const step of steps) while ((await step()) > 0) if (Date.now() >= endsAt) return false;
  return true;
};
