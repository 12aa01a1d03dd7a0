import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type SetOptions,
} from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { getCastingLanguage } from '@domain/castings/castings.ts';
import { toWeekId, type AuditionCounts } from '@domain/figures/figures.ts';
import {
  addParts,
  getEntryCounts,
  negateParts,
  toWeeks,
  type CountsByPart,
} from '@domain/figures/week-counts.ts';
import { findChanges, type FollowUp } from '../copies/changes.ts';
import { auditionWeeks } from '../collections/audition-weeks.ts';

const toIncrements = (counts: Readonly<Record<string, number>>): Record<string, FieldValue> =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([key, by]) => (by === 0 ? [] : [[key, FieldValue.increment(by)]])),
  );

const incrementLanguages = (languages: AuditionCounts['languages']): Record<string, object> =>
  Object.fromEntries(
    Object.entries(languages).map(([language, counts]) => [language, toIncrements({ ...counts })]),
  );

/** A map to merge. An empty one would replace the stored one. */
const omitEmpty = (field: string, map: object): object =>
  Object.keys(map).length === 0 ? {} : { [field]: map };

const countEntry = (entry: AuditionEntry | undefined): CountsByPart => {
  const language = entry && getCastingLanguage(entry.castingId, entry.projectId);
  return entry && language !== undefined ? getEntryCounts(entry, language) : {};
};

interface Writes {
  set(ref: DocumentReference, data: DocumentData, options: SetOptions): unknown;
}

/** Counts an audition's change in its agency's weeks, without reading them; undefined: created or deleted. */
export const countWeeks = (
  writes: Writes,
  before: AuditionEntry | undefined,
  after: AuditionEntry | undefined,
): void => {
  const entry = after ?? before;
  if (!entry) return;

  const { id: entryId, agencyId } = entry;
  const change = addParts(negateParts(countEntry(before)), countEntry(after));
  for (const [week, parts] of Object.entries(toWeeks(change)))
    writes.set(
      auditionWeeks.doc(toWeekId(agencyId, week, entryId)),
      {
        agencyId,
        week,
        parts: Object.fromEntries(
          Object.entries(parts).map(([minute, { languages, hours }]) => [
            minute,
            {
              ...omitEmpty('languages', incrementLanguages(languages)),
              ...omitEmpty('hours', toIncrements(hours)),
            },
          ]),
        ),
      },
      { merge: true },
    );
};

/** Counts the changed auditions of a unit of work in their agencies' weeks. */
export const countAuditionWeeks: FollowUp = async (state) => {
  const changes = await findChanges<AuditionEntry>(state, 'auditionEntries', [
    'status',
    'answeredAt',
    'isApproved',
    'createdAt',
    'uploadedAt',
    'isFormer',
  ]);
  for (const { before, after } of changes) countWeeks(state.work.transaction, before, after);
};
