import type { Transaction } from 'firebase-admin/firestore';
import type { Vacation } from '@domain/rates/rates.ts';
import { VACATIONS_MAX } from '@domain/rates/vacations.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';

const vacations = () => collectionOf('vacations');

/** A name that no vacation has yet. */
export const newVacationId = (): string => vacations().doc().id;

/** Vacations of a talent, the first to come first. */
export const vacationsOf = async (
  talentId: string,
  transaction?: Transaction,
): Promise<readonly Vacation[]> => {
  const own = vacations().where('talentId', '==', talentId).limit(VACATIONS_MAX);
  const { docs } = await (transaction ? transaction.get(own) : own.get());
  return docs
    .flatMap((snapshot) => documentOf<Vacation>(snapshot) ?? [])
    .sort((one, other) => (one.from < other.from ? -1 : 1));
};

export const createVacation = (transaction: Transaction, vacation: Vacation): void => {
  transaction.create(vacations().doc(vacation.id), withoutId(vacation));
};

export const deleteVacation = (transaction: Transaction, id: string): void => {
  transaction.delete(vacations().doc(id));
};
