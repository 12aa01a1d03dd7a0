import type { AuditionEntry } from '../auditions/auditions.ts';
import type { AuditionCounts, AuditionWeek, LanguageCounts } from './figures.ts';
import { partOf, startOfPart } from './week-parts.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Beyond this, whole days are exact enough: a part of a week then holds no more than some hundred different spans. */
const HOURLY_UNTIL = 14 * 24;

/** What of an audition is counted. */
export type CountedEntry = Pick<AuditionEntry, 'status' | 'isApproved' | 'createdAt' | 'uploadedAt'>;

/** Counts by the part of a week: the millisecond that it begins at. */
export type CountsByPart = Readonly<Record<string, AuditionCounts>>;

const partAt = (millis: number): number => startOfPart(partOf(millis));

/** From the request to the take, in hours: whole ones, and of more than a fortnight whole days. */
const hoursBetween = (from: number, until: number): number => {
  const hours = Math.max(0, Math.round((until - from) / HOUR_MS));
  return hours <= HOURLY_UNTIL ? hours : Math.round(hours / 24) * 24;
};

/** What one audition adds to which parts of weeks; one that was cancelled without a take adds nothing. */
export const countsOfEntry = (
  { status, isApproved, createdAt, uploadedAt }: CountedEntry,
  language: string,
): CountsByPart => {
  if (status === 'cancelled') return {};
  const asked = createdAt.toMillis();
  const hasTake = status === 'uploaded' && uploadedAt !== null;
  const counts: LanguageCounts = { asked: 1, answered: hasTake ? 1 : 0, accepted: isApproved ? 1 : 0 };
  const ofRequest = { [partAt(asked)]: { languages: { [language]: counts }, hours: {} } };
  if (!hasTake) return ofRequest;
  const came = uploadedAt.toMillis();
  const ofTake = { [partAt(came)]: { languages: {}, hours: { [hoursBetween(asked, came)]: 1 } } };
  return addParts(ofRequest, ofTake);
};

const keysOf = (all: readonly object[]): readonly string[] => [
  ...new Set(all.flatMap((one) => Object.keys(one))),
];

/** The sum of numbers by their names; what comes to nothing is left out. */
const summed = (all: readonly Readonly<Record<string, number>>[]): Record<string, number> =>
  Object.fromEntries(
    keysOf(all)
      .map((key) => [key, all.reduce((sum, one) => sum + (one[key] ?? 0), 0)] as const)
      .filter(([, sum]) => sum !== 0),
  );

const NONE: LanguageCounts = { asked: 0, answered: 0, accepted: 0 };

/** What several come to; nothing of what comes to nothing. */
const sumOf = (all: readonly AuditionCounts[]): AuditionCounts => ({
  languages: Object.fromEntries(
    keysOf(all.map(({ languages }) => languages))
      .map(
        (language) => [language, summed(all.map(({ languages }) => ({ ...languages[language] })))] as const,
      )
      .filter(([, counts]) => Object.keys(counts).length > 0)
      .map(([language, counts]) => [language, { ...NONE, ...counts }]),
  ),
  hours: summed(all.map(({ hours }) => hours)),
});

const isNothing = ({ languages, hours }: AuditionCounts): boolean =>
  Object.keys(languages).length + Object.keys(hours).length === 0;

/** The sum of several, part by part; what comes to nothing is left out. */
export const addParts = (...all: readonly CountsByPart[]): CountsByPart =>
  Object.fromEntries(
    keysOf(all)
      .map((part) => [part, sumOf(all.flatMap((one) => one[part] ?? []))] as const)
      .filter(([, counts]) => !isNothing(counts)),
  );

const partsOfShard = ({ week, parts = {} }: AuditionWeek): CountsByPart =>
  Object.fromEntries(
    Object.entries(parts).map(([minute, { languages = {}, hours = {} }]) => {
      const whole = Object.entries(languages).map(
        ([language, counts]) => [language, { ...NONE, ...counts }] as const,
      );
      const start = startOfPart({ week, minute: Number(minute) });
      return [start, { languages: Object.fromEntries(whole), hours }] as const;
    }),
  );

/** The parts of stored weeks, their shards added up. */
export const partsOf = (shards: readonly AuditionWeek[]): CountsByPart =>
  addParts(...shards.map(partsOfShard));

/** What the parts between two moments come to: those that begin at the first or later, and before the last. */
export const countsBetween = (parts: CountsByPart, from: number, until: number): AuditionCounts =>
  sumOf(
    Object.entries(parts).flatMap(([start, counts]) =>
      Number(start) >= from && Number(start) < until ? [counts] : [],
    ),
  );

/** Parts as they are kept: of each week of UTC, by the minute of the week. */
export const weeksOf = (counts: CountsByPart): Readonly<Record<string, Record<string, AuditionCounts>>> => {
  const weeks: Record<string, Record<string, AuditionCounts>> = {};
  for (const [start, count] of Object.entries(counts)) {
    const { week, minute } = partOf(Number(start));
    (weeks[week] ??= {})[minute] = count;
  }
  return weeks;
};

const negated = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, -count]));

/** The same, to be taken off. */
export const lessParts = (counts: CountsByPart): CountsByPart =>
  Object.fromEntries(
    Object.entries(counts).map(([part, { languages, hours }]) => [
      part,
      {
        languages: Object.fromEntries(
          Object.entries(languages).map(([language, one]) => [language, { ...NONE, ...negated({ ...one }) }]),
        ),
        hours: negated(hours),
      },
    ]),
  );
