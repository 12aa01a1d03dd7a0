import type { Transaction } from 'firebase-admin/firestore';
import type { DaySpan } from '@domain/demos/voice-terms.ts';
import type { Vacation } from '@domain/rates/rates.ts';
import { VACATIONS_MAX } from '@domain/rates/vacations.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const vacations = () => collectionRef('vacations');

/** Returns a new vacation's id. */
export const newVacationId = (): string => vacations().doc().id;

/** Returns a talent's vacations, next one first. */
export const findVacations = async (
  talentId: string,
  transaction?: Transaction,
): Promise<readonly Vacation[]> => {
  const own = vacations().where('talentId', '==', talentId).limit(VACATIONS_MAX);
  const { docs } = await (transaction ? transaction.get(own) : own.get());
  return docs
    .flatMap((snapshot) => toRecord<Vacation>(snapshot) ?? [])
    .sort((one, other) => (one.from < other.from ? -1 : 1));
};

/** Maximum talents per query. */
const IN_MAX = 30;

/** Returns which talents are away on any of these days. Reads only their vacations that end on or after the first day. */
export const talentsAway = async (
  talentIds: readonly string[],
  { from, to }: DaySpan,
): Promise<ReadonlySet<string>> => {
  const parts = Array.from({ length: Math.ceil(talentIds.length / IN_MAX) }, (_, part) =>
    talentIds.slice(part * IN_MAX, (part + 1) * IN_MAX),
  );
  const found = await Promise.all(
    parts.map((part) =>
      vacations()
        .where('talentId', 'in', part)
        .where('to', '>=', from)
        .orderBy('to')
        .limit(part.length * VACATIONS_MAX)
        .get(),
    ),
  );
  const coming = found.flatMap(({ docs }) => docs.flatMap((one) => toRecord<Vacation>(one) ?? []));
  return new Set(coming.filter((one) => one.from <= to).map(({ talentId }) => talentId));
};

export const createVacation = (transaction: Transaction, vacation: Vacation): void => {
  transaction.create(vacations().doc(vacation.id), withoutId(vacation));
};

export const deleteVacation = (transaction: Transaction, id: string): void => {
  transaction.delete(vacations().doc(id));
};
