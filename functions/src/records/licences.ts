import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { licenceKey, type Licence, type LicenceTerms } from '@domain/pricing/licences.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const licences = () => collectionRef('licences');

/** Derived from the asset and terms, so concurrent additions can't create duplicates. */
export const toLicenceId = (assetId: string, terms: LicenceTerms): string =>
  `${assetId}_${createHash('sha256').update(licenceKey(terms)).digest('hex').slice(0, 24)}`;

const findLicences = async (
  field: 'assetId' | 'voiceId' | 'projectId',
  id: string,
  transaction?: Transaction,
): Promise<readonly Licence[]> => {
  const own = licences().where(field, '==', id);
  const found = await (transaction ? transaction.get(own) : own.get());
  return found.docs.flatMap((snapshot) => toRecord<Licence>(snapshot) ?? []);
};

export const findAssetLicences = (assetId: string, transaction: Transaction): Promise<readonly Licence[]> =>
  findLicences('assetId', assetId, transaction);

export const findVoiceLicences = (voiceId: string, transaction: Transaction): Promise<readonly Licence[]> =>
  findLicences('voiceId', voiceId, transaction);

export const findProjectLicences = (
  projectId: string,
  transaction?: Transaction,
): Promise<readonly Licence[]> => findLicences('projectId', projectId, transaction);

/** Whether anything of a project is licensed. */
export const hasLicences = async (projectId: string): Promise<boolean> =>
  !(await licences().where('projectId', '==', projectId).limit(1).select().get()).empty;

export const countLicences = async (projectId: string, transaction: Transaction): Promise<number> =>
  (await transaction.get(licences().where('projectId', '==', projectId).count())).data().count;

export const readLicence = async (id: string, transaction: Transaction): Promise<Licence | undefined> =>
  toRecord<Licence>(await transaction.get(licences().doc(id)));

export const createLicence = (transaction: Transaction, licence: Licence): void => {
  transaction.create(licences().doc(licence.id), withoutId(licence));
};

export const deleteLicence = (transaction: Transaction, id: string): void => {
  transaction.delete(licences().doc(id));
};
