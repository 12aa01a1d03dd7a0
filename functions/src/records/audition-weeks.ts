import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type SetOptions,
} from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { languageOfCasting } from '@domain/castings/castings.ts';
import { figureIdOf, type AuditionCounts, type AuditionWeek } from '@domain/figures/figures.ts';
import {
  addParts,
  countsOfEntry,
  lessParts,
  weeksOf,
  type CountsByPart,
} from '@domain/figures/week-counts.ts';
import { collectionOf, db, documentOf } from '../firestore/db.ts';

const weekIn = (agencyId: string, week: string) =>
  collectionOf('auditionWeeks').doc(figureIdOf(agencyId, week));

/** Numbers as increments by them; those by nothing are left out. */
const increments = (counts: Readonly<Record<string, number>>): Record<string, FieldValue> =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([key, by]) => (by === 0 ? [] : [[key, FieldValue.increment(by)]])),
  );

const ofLanguages = (languages: AuditionCounts['languages']): Record<string, object> =>
  Object.fromEntries(
    Object.entries(languages).map(([language, counts]) => [language, increments({ ...counts })]),
  );

/** A map to be merged. An empty one would take the place of what is there. */
const unlessEmpty = (field: string, map: object): object =>
  Object.keys(map).length === 0 ? {} : { [field]: map };

const counted = (entry: AuditionEntry | undefined): CountsByPart => {
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
  const change = addParts(lessParts(counted(before)), counted(after));
  for (const [week, parts] of Object.entries(weeksOf(change)))
    writes.set(
      weekIn(agencyId, week),
      {
        agencyId,
        week,
        parts: Object.fromEntries(
          Object.entries(parts).map(([minute, { languages, hours }]) => [
            minute,
            {
              ...unlessEmpty('languages', ofLanguages(languages)),
              ...unlessEmpty('hours', increments(hours)),
            },
          ]),
        ),
      },
      { merge: true },
    );
};

/** Weeks of UTC of an agency; those of which nothing is kept are left out. A read for each that is asked for. */
export const readAuditionWeeks = async (
  agencyId: string,
  weeks: readonly string[],
): Promise<readonly AuditionWeek[]> => {
  const found = await db().getAll(...weeks.map((week) => weekIn(agencyId, week)));
  return found.flatMap((snapshot) => documentOf<AuditionWeek>(snapshot) ?? []);
};
