import { createHash } from 'node:crypto';
import { getLicenceKey, type Licence, type LicenceTerms } from '@domain/pricing/licences.ts';
import { collection, splitIntoChunks } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const licences = collection<Licence>('licences');

/** Derived from the asset and terms, so concurrent additions can't create duplicates. */
export const toLicenceId = (assetId: string, terms: LicenceTerms): string =>
  `${assetId}_${createHash('sha256').update(getLicenceKey(terms)).digest('hex').slice(0, 24)}`;

const findLicences = async (
  field: 'assetId' | 'voiceId' | 'projectId',
  id: string,
  work?: Work,
): Promise<readonly Licence[]> => {
  const query = licences.ref.where(field, '==', id);
  return licences.find(query, work);
};

export const findAssetLicences = (assetId: string, work: Work): Promise<readonly Licence[]> =>
  findLicences('assetId', assetId, work);

export const findVoiceLicences = (voiceId: string, work?: Work): Promise<readonly Licence[]> =>
  findLicences('voiceId', voiceId, work);

export const findProjectLicences = (projectId: string, work?: Work): Promise<readonly Licence[]> =>
  findLicences('projectId', projectId, work);

export const findLicencesOf = async (voiceIds: readonly string[]): Promise<readonly Licence[]> => {
  const queries = splitIntoChunks(voiceIds).map((part) => licences.ref.where('voiceId', 'in', part));
  return (await Promise.all(queries.map((query) => licences.find(query)))).flat();
};

export const hasLicences = async (projectId: string): Promise<boolean> =>
  !(await licences.ref.where('projectId', '==', projectId).limit(1).select().get()).empty;

export const countLicences = async (projectId: string, work: Work): Promise<number> =>
  (await work.transaction.get(licences.ref.where('projectId', '==', projectId).count())).data().count;
