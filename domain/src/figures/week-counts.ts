import type { AuditionEntry } from '../auditions/auditions.ts';
import type { LanguageCounts, WeekCounts } from './figures.ts';
import { weekOf } from './spans.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Beyond this, whole days are exact enough: a week then holds no more than some hundred different spans. */
const HOURLY_UNTIL = 14 * 24;

/** What of an audition is counted. */
export type CountedEntry = Pick<AuditionEntry, 'status' | 'isApproved' | 'createdAt' | 'uploadedAt'>;

/** Counts by week. */
export type CountsByWeek = Readonly<Record<string, WeekCounts>>;

/** From the request to the take, in hours: whole ones, and of more than a fortnight whole days. */
const hoursBetween = (from: number, until: number): number => {
  const hours = Math.max(0, Math.round((until - from) / HOUR_MS));
  return hours <= HOURLY_UNTIL ? hours : Math.round(hours / 24) * 24;
};

/** What one audition adds to which weeks; one that was cancelled without a take adds nothing. */
export const countsOfEntry = (
  { status, isApproved, createdAt, uploadedAt }: CountedEntry,
  language: string,
): CountsByWeek => {
  if (status === 'cancelled') return {};
  const asked = createdAt.toMillis();
  const hasTake = status === 'uploaded' && uploadedAt !== null;
  const counts: LanguageCounts = { asked: 1, answered: hasTake ? 1 : 0, accepted: isApproved ? 1 : 0 };
  const ofRequest = { [weekOf(asked)]: { languages: { [language]: counts }, hours: {} } };
  if (!hasTake) return ofRequest;
  const came = uploadedAt.toMillis();
  const ofTake = { [weekOf(came)]: { languages: {}, hours: { [hoursBetween(asked, came)]: 1 } } };
  return addWeeks(ofRequest, ofTake);
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

const sumOf = (all: readonly WeekCounts[]): WeekCounts => ({
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

const isNothing = ({ languages, hours }: WeekCounts): boolean =>
  Object.keys(languages).length + Object.keys(hours).length === 0;

/** The sum of several, week by week; what comes to nothing is left out. */
export const addWeeks = (...all: readonly CountsByWeek[]): CountsByWeek =>
  Object.fromEntries(
    keysOf(all)
      .map((week) => [week, sumOf(all.flatMap((one) => one[week] ?? []))] as const)
      .filter(([, counts]) => !isNothing(counts)),
  );

const negated = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, -count]));

/** The same, to be taken off. */
export const lessWeeks = (counts: CountsByWeek): CountsByWeek =>
  Object.fromEntries(
    Object.entries(counts).map(([week, { languages, hours }]) => [
      week,
      {
        languages: Object.fromEntries(
          Object.entries(languages).map(([language, one]) => [language, { ...NONE, ...negated({ ...one }) }]),
        ),
        hours: negated(hours),
      },
    ]),
  );
