import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type SetOptions,
} from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { languageOfCasting } from '@domain/castings/castings.ts';
import { figureIdOf, type AuditionWeek, type WeekCounts } from '@domain/figures/figures.ts';
import { addWeeks, countsOfEntry, lessWeeks, type CountsByWeek } from '@domain/figures/week-counts.ts';
import { collectionOf, db, documentOf } from '../firestore/db.ts';

const weekOf = (agencyId: string, week: string) =>
  collectionOf('auditionWeeks').doc(figureIdOf(agencyId, week));

/** Numbers as increments by them; those by nothing are left out. */
const increments = (counts: Readonly<Record<string, number>>): Record<string, FieldValue> =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([key, by]) => (by === 0 ? [] : [[key, FieldValue.increment(by)]])),
  );

const ofLanguages = (languages: WeekCounts['languages']): Record<string, object> =>
  Object.fromEntries(
    Object.entries(languages).map(([language, counts]) => [language, increments({ ...counts })]),
  );

/** A map to be merged. An empty one would take the place of what is there. */
const unlessEmpty = (field: string, map: object): object =>
  Object.keys(map).length === 0 ? {} : { [field]: map };

const counted = (entry: AuditionEntry | undefined): CountsByWeek => {
  const language = entry && languageOfCasting(entry.castingId, entry.projectId);
  return entry && language !== undefined ? countsOfEntry(entry, language) : {};
};

/** A transaction, or a batch. */
interface Writes {
  set(ref: DocumentReference, data: DocumentData, options: SetOptions): unknown;
}

/**
 * Counts what changes with an audition in the weeks of its agency, with the writes that change it; undefined: there was
 * none before, or is none any more. Writes without reading, and nothing where the figures stay as they are.
 */
export const countWeeks = (
  writes: Writes,
  before: AuditionEntry | undefined,
  after: AuditionEntry | undefined,
): void => {
  const agencyId = (after ?? before)?.agencyId;
  if (agencyId === undefined) return;
  const change = addWeeks(lessWeeks(counted(before)), counted(after));
  for (const [week, { languages, hours }] of Object.entries(change))
    writes.set(
      weekOf(agencyId, week),
      {
        agencyId,
        week,
        ...unlessEmpty('languages', ofLanguages(languages)),
        ...unlessEmpty('hours', increments(hours)),
      },
      { merge: true },
    );
};

/** Weeks of an agency; those of which nothing is kept are left out. A read for each that is asked for. */
export const readAuditionWeeks = async (
  agencyId: string,
  weeks: readonly string[],
): Promise<readonly AuditionWeek[]> => {
  const found = await db().getAll(...weeks.map((week) => weekOf(agencyId, week)));
  return found.flatMap((snapshot) => documentOf<AuditionWeek>(snapshot) ?? []);
};
