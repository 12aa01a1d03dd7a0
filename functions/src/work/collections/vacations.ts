import type { DaySpan } from '@domain/demos/voice-terms.ts';
import type { Vacation } from '@domain/rates/rates.ts';
import { VACATIONS_MAX } from '@domain/rates/vacations.ts';
import { collection, splitIntoChunks } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const vacations = collection<Vacation>('vacations');

export const findVacations = async (talentId: string, work?: Work): Promise<readonly Vacation[]> => {
  const query = vacations.ref.where('talentId', '==', talentId).limit(VACATIONS_MAX);
  return (await vacations.find(query, work)).toSorted((a, b) => (a.from < b.from ? -1 : 1));
};

/** Returns which talents are away on any of these days. Reads only their vacations that end on or after the first day. */
export const findTalentsAway = async (
  talentIds: readonly string[],
  { from, to }: DaySpan,
): Promise<ReadonlySet<string>> => {
  const coming = await Promise.all(
    splitIntoChunks(talentIds).map((part) =>
      vacations.find(
        vacations.ref
          .where('talentId', 'in', part)
          .where('to', '>=', from)
          .orderBy('to')
          .limit(part.length * VACATIONS_MAX),
      ),
    ),
  );

  return new Set(
    coming
      .flat()
      .filter((vacation) => vacation.from <= to)
      .map(({ talentId }) => talentId),
  );
};
