import type { Transaction } from 'firebase-admin/firestore';
import type { Audition } from '@domain/auditions/auditions.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';

const auditions = () => collectionOf('auditions');

export const newAuditionId = (): string => auditions().doc().id;

export const createAudition = (transaction: Transaction, audition: Audition): void => {
  transaction.create(auditions().doc(audition.id), withoutId(audition));
};

export const readAudition = async (id: string): Promise<Audition | undefined> =>
  documentOf<Audition>(await auditions().doc(id).get());
