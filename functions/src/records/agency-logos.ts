import type { Transaction } from 'firebase-admin/firestore';
import type { AgencyLogo } from '@domain/agencies/logos.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const logos = () => collectionRef('agencyLogos');

/** An id that no logo has. */
export const newLogoId = (): string => logos().doc().id;

export const createLogo = (transaction: Transaction, logo: AgencyLogo): void => {
  transaction.create(logos().doc(logo.id), withoutId(logo));
};

export const readLogo = async (id: string, transaction?: Transaction): Promise<AgencyLogo | undefined> => {
  const ref = logos().doc(id);
  return toRecord<AgencyLogo>(await (transaction ? transaction.get(ref) : ref.get()));
};
