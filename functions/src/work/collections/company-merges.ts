import type { Timestamp } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { CompanyMerge } from '@domain/companies/companies.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { collectionRef } from '../../platform/firestore/db.ts';
import { countDocuments } from '../../platform/firestore/tally.ts';
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
  'exclusivities',
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

export const findCompanyCount = (
  collection: CollectionName,
  companyId: string,
  agencyId?: string,
): Promise<number> => {
  const query = collectionRef(collection).where('companyId', '==', companyId);
  return countDocuments(agencyId === undefined ? query : query.where('agencyId', '==', agencyId));
};
