import { createHash } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { LicenceRenewal, SoldLicence } from '@domain/ledger/sold-licences.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';

const sold = () => collectionOf('soldLicences');

/** What one order sold of a role, a voice and a licence has one name, however often the order is confirmed. */
export const soldLicenceIdOf = (
  orderId: string,
  {
    voiceId,
    language,
    talentId,
    licenceId,
  }: Pick<SoldLicence, 'voiceId' | 'language' | 'talentId' | 'licenceId'>,
): string => {
  const what = JSON.stringify([voiceId, language, talentId, licenceId]);
  return `${orderId}_${createHash('sha256').update(what).digest('hex').slice(0, 24)}`;
};

export const readSoldLicence = async (
  id: string,
  transaction: Transaction,
): Promise<SoldLicence | undefined> => documentOf<SoldLicence>(await transaction.get(sold().doc(id)));

/** Talents of whom an order has sold licences, whatever has become of these. */
export const talentsSoldIn = async (orderId: string): Promise<readonly string[]> => {
  const { docs } = await sold().where('orderId', '==', orderId).select('talentId').get();
  return [...new Set(docs.map((snapshot) => snapshot.get('talentId') as string))];
};

/** What is licensed of one voice as things stand, the first that was sold first. */
export const licencesStanding = async (voiceId: string): Promise<readonly SoldLicence[]> => {
  const { docs } = await sold().where('voiceId', '==', voiceId).where('state', '==', 'live').get();
  return docs
    .flatMap((snapshot) => documentOf<SoldLicence>(snapshot) ?? [])
    .toSorted((one, other) => one.soldOn.localeCompare(other.soldOn) || one.id.localeCompare(other.id));
};

/** All that one order has sold of one talent, whatever has become of it. */
export const soldToOrder = async (
  { orderId, talentId }: Pick<SoldLicence, 'orderId' | 'talentId'>,
  transaction: Transaction,
): Promise<readonly SoldLicence[]> => {
  const own = sold().where('orderId', '==', orderId).where('talentId', '==', talentId);
  return (await transaction.get(own)).docs.flatMap((snapshot) => documentOf<SoldLicence>(snapshot) ?? []);
};

export const storeSoldLicence = (transaction: Transaction, licence: SoldLicence): void => {
  transaction.set(sold().doc(licence.id), withoutId(licence));
};

/** Writes what another year of a licence costs. */
export const storeRenewal = (transaction: Transaction, renewal: LicenceRenewal): void => {
  transaction.set(collectionOf('licenceRenewals').doc(renewal.id), withoutId(renewal));
};
