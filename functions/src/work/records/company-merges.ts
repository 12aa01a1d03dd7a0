import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { CompanyMerge } from '@domain/companies/companies.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { collectionRef, toRecord } from '../../platform/firestore/db.ts';
import { countDocuments } from '../../platform/firestore/tally.ts';
import { transact } from '../unit/transact.ts';
import { readKeptCompany } from './companies.ts';
import { getRename } from './company-names.ts';
import { rebrandLicences } from './live-licences.ts';
import type { Work } from '../unit/work.ts';

export const companyMerges = collection<CompanyMerge>('companyMerges');

export const readMerge = companyMerges.get;

export const isBeingMergedInto = async (intoId: string, work?: Work): Promise<boolean> => {
  const query = companyMerges.ref
    .where('intoId', '==', intoId)
    .where('state', 'in', ['moving', 'settling'])
    .limit(1);
  return !(await (work ? work.transaction.get(query) : query.get())).empty;
};

/** Merges due by a moment, longest waiting first. */
export const findDueMerges = (by: Timestamp, limit: number): Promise<readonly CompanyMerge[]> =>
  companyMerges.find(companyMerges.ref.where('dueAt', '<=', by).orderBy('dueAt').limit(limit));

/** Collections that move with a company, sources before copies. `billings` are decided once; people (`users`, `clients`) go first. */
export const COMPANY_COLLECTIONS = [
  'projects',
  'castings',
  'voices',
  'voiceAssets',
  'licences',
  'castingDemos',
  'auditions',
  'auditionEntries',
  'scriptDownloads',
  'availabilityRequests',
  'recordingSessions',
  'sessionContacts',
  'sessionFiles',
  'deliveries',
  'deliveryUploads',
  'recordingSessionReports',
  'orders',
  'orderStatus',
  'orderRevisions',
  'paymentActions',
  'payments',
  'invoices',
  'soldLicences',
  'ledgerOrders',
  'voiceComments',
  'guests',
  'guestVotes',
  'guestComments',
  'linkSecrets',
  'retiredLinks',
  'projectPresence',
  'voiceRatings',
] as const satisfies readonly CollectionName[];

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

export const findCompanyCount = (
  collection: CollectionName,
  companyId: string,
  agencyId?: string,
): Promise<number> => {
  const query = collectionRef(collection).where('companyId', '==', companyId);
  return countDocuments(agencyId === undefined ? query : query.where('agencyId', '==', agencyId));
};
