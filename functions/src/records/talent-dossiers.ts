import type { Transaction } from 'firebase-admin/firestore';
import type { TalentDossier } from '@domain/dossiers/dossiers.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const dossiers = () => collectionRef('talentDossiers');

/** An agency's notes on a talent; undefined: there are none. */
export const readDossier = async (
  agencyId: string,
  talentId: string,
  transaction?: Transaction,
): Promise<TalentDossier | undefined> => {
  const ref = dossiers().doc(`${agencyId}_${talentId}`);
  return toRecord<TalentDossier>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const writeDossier = (transaction: Transaction, dossier: TalentDossier): void => {
  transaction.set(dossiers().doc(dossier.id), withoutId(dossier));
};
