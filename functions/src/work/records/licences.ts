import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { getLicenceKey, type Licence, type LicenceTerms } from '@domain/pricing/licences.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const licences = collection<Licence>('licences');

/** Derived from the asset and terms, so concurrent additions can't create duplicates. */
export const toLicenceId = (assetId: string, terms: LicenceTerms): string =>
  `${assetId}_${createHash('sha256').update(getLicenceKey(terms)).digest('hex').slice(0, 24)}`;

const findLicences = async (
  field: 'assetId' | 'voiceId' | 'projectId',
  id: string,
  transaction?: Transaction,
): Promise<readonly Licence[]> => {
  const query = licences.ref.where(field, '==', id);
  return licences.find(query, transaction);
};

export const findAssetLicences = (assetId: string, transaction: Transaction): Promise<readonly Licence[]> =>
  findLicences('assetId', assetId, transaction);

export const findVoiceLicences = (voiceId: string, transaction?: Transaction): Promise<readonly Licence[]> =>
  findLicences('voiceId', voiceId, transaction);

export const findProjectLicences = (
  projectId: string,
  transaction?: Transaction,
): Promise<readonly Licence[]> => findLicences('projectId', projectId, transaction);

export const hasLicences = async (projectId: string): Promise<boolean> =>
  !(await licences.ref.where('projectId', '==', projectId).limit(1).select().get()).empty;

export const countLicences = async (projectId: string, transaction: Transaction): Promise<number> =>
  (await transaction.get(licences.ref.where('projectId', '==', projectId).count())).data().count;

export const createLicence = licences.create;

export const deleteLicence = licences.delete;
