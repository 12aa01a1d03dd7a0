import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { CompanyMerge } from '@domain/companies/companies.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';
import { counted } from '../firestore/tally.ts';
import { transact } from '../firestore/transact.ts';
import { readKeptCompany } from './companies.ts';
import { renamedIn } from './company-names.ts';
import { prepareRebranding } from './live-licences.ts';

const merges = () => collectionRef('companyMerges');

export const readMerge = async (id: string, transaction?: Transaction): Promise<CompanyMerge | undefined> => {
  const ref = merges().doc(id);
  return toRecord<CompanyMerge>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const createMerge = (transaction: Transaction, merge: CompanyMerge): void => {
  transaction.create(merges().doc(merge.id), withoutId(merge));
};

export const recordMerge = (
  transaction: Transaction,
  id: string,
  change: Partial<Pick<CompanyMerge, 'state' | 'dueAt'>>,
): void => {
  transaction.update(merges().doc(id), change);
};

/** Whether something is still being moved into a company. */
export const isBeingMergedInto = async (intoId: string, transaction?: Transaction): Promise<boolean> => {
  const query = merges().where('intoId', '==', intoId).where('state', 'in', ['moving', 'settling']).limit(1);
  return !(await (transaction ? transaction.get(query) : query.get())).empty;
};

/** Merges that are to be continued by a moment, the one that waits longest first. */
export const mergesDue = async (by: Timestamp, limit: number): Promise<readonly CompanyMerge[]> => {
  const { docs } = await merges().where('dueAt', '<=', by).orderBy('dueAt').limit(limit).get();
  return docs.flatMap((snapshot) => toRecord<CompanyMerge>(snapshot) ?? []);
};

/**
 * What names a company and moves with it; what others take their company from goes before them. Where invoices go
 * (`billings`) is decided once, and people (`users`, `clients`) go before all of it.
 */
export const OF_COMPANY = [
  'projects',
  'castings',
  'voices',
  'voiceAssets',
  'licences',
  'castingDemos',
  'auditions',
  'auditionEntries',
  'availabilityRequests',
  'recordingSessions',
  'sessionContacts',
  'sessionFiles',
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

/** Documents moved per page. */
const PAGE = 200;

type Moving = Pick<CompanyMerge, 'id' | 'agencyId' | 'intoId' | 'intoName'>;

/** Moves documents of a collection in one transaction and returns their number; 0: none left. */
const movePage = (collection: CollectionName, { id, agencyId, intoId, intoName }: Moving): Promise<number> =>
  transact(async (transaction) => {
    const own = collectionRef(collection).where('agencyId', '==', agencyId).where('companyId', '==', id);
    const renamed = renamedIn(collection);
    const page = own.limit(PAGE);
    const { docs } = await transaction.get(renamed ? page : page.select());
    // The company that stays may be called something else since the merge began.
    const into = renamed && (await readKeptCompany(intoId, transaction));
    const follow =
      collection === 'soldLicences'
        ? await prepareRebranding(
            transaction,
            docs.flatMap((snapshot) => toRecord<SoldLicence>(snapshot) ?? []),
            intoId,
          )
        : undefined;
    for (const snapshot of docs)
      transaction.update(snapshot.ref, {
        companyId: intoId,
        ...renamed?.(snapshot.data(), into?.name ?? intoName),
      });
    follow?.();
    if (docs.length > 0) transaction.update(merges().doc(id), { moved: FieldValue.increment(docs.length) });
    return docs.length;
  });

/** People moved per page: each must sign in to the company again. */
const PEOPLE = 20;

const movePeople = ({ id, intoId }: Moving): Promise<number> =>
  transact(async (transaction) => {
    const of = (collection: CollectionName) =>
      transaction.get(collectionRef(collection).where('companyId', '==', id).limit(PEOPLE).select());
    const [users, clients] = await Promise.all([of('users'), of('clients')]);
    for (const { ref } of users.docs)
      transaction.update(ref, { companyId: intoId, accessVersion: FieldValue.increment(1) });
    for (const { ref } of clients.docs) transaction.update(ref, { companyId: intoId });
    if (users.size > 0) transaction.update(merges().doc(id), { moved: FieldValue.increment(users.size) });
    return users.size + clients.size;
  });

/**
 * Moves what is left of a company, people first, until done or out of time; returns whether done.
 * Each step is one transaction that queries the old company's remainder, so it can resume anywhere.
 */
export const moveCompany = async (merge: Moving, endsAt: number): Promise<boolean> => {
  const steps = [
    () => movePeople(merge),
    ...OF_COMPANY.map((collection) => () => movePage(collection, merge)),
  ];
  for (const step of steps) while ((await step()) > 0) if (Date.now() >= endsAt) return false;
  return true;
};

/** How much of a collection is of a company: of one agency, or of whichever. A read for each thousand. */
export const findCompanyCount = (
  collection: CollectionName,
  companyId: string,
  agencyId?: string,
): Promise<number> => {
  const own = collectionRef(collection).where('companyId', '==', companyId);
  return counted(agencyId === undefined ? own : own.where('agencyId', '==', agencyId));
};
