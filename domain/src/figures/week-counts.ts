import type { AuditionEntry } from '../auditions/auditions.ts';
import { getAnswer } from '../auditions/request-stage.ts';
import type { AuditionCounts, AuditionWeek, LanguageCounts } from './figures.ts';
import { toPart, getPartStart } from './week-parts.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Above this, whole days are precise enough, which bounds a part to about a hundred spans. */
const HOURLY_UNTIL = 14 * 24;

/** An audition's counted fields. */
export type CountedEntry = Pick<
  AuditionEntry,
  'status' | 'answeredAt' | 'isApproved' | 'createdAt' | 'uploadedAt' | 'isFormer'
>;

export type CountsByPart = Readonly<Record<string, AuditionCounts>>;

const getPart = (millis: number): number => getPartStart(toPart(millis));

/** Returns hours from request to take: whole hours, or whole days beyond a fortnight. */
const countHours = (from: number, until: number): number => {
  const hours = Math.max(0, Math.round((until - from) / HOUR_MS));
  return hours <= HOURLY_UNTIL ? hours : Math.round(hours / 24) * 24;
};

/** Returns what an audition adds to parts of weeks: nothing when cancelled without a take, only its take's hours when a later round followed. */
export const getEntryCounts = (
  { status, answeredAt, isApproved, createdAt, uploadedAt, isFormer = false }: CountedEntry,
  language: string,
): CountsByPart => {
  if (status === 'cancelled') return {};

  const requestedAt = createdAt.toMillis();
  const hasTake = status === 'uploaded' && uploadedAt !== null;
  const answer = getAnswer({ status, answeredAt });

  const counts: LanguageCounts = {
    asked: 1,
    confirmed: answer === 'confirmed' ? 1 : 0,
    declined: answer === 'declined' ? 1 : 0,
    answered: hasTake ? 1 : 0,
    accepted: isApproved ? 1 : 0,
  };

  const requestCounts = { [getPart(requestedAt)]: { languages: { [language]: counts }, hours: {} } };
  if (!hasTake) return requestCounts;

  const came = uploadedAt.toMillis();
  const takeCounts = { [getPart(came)]: { languages: {}, hours: { [countHours(requestedAt, came)]: 1 } } };

  return isFormer ? takeCounts : addParts(requestCounts, takeCounts);
};

const getKeys = (all: readonly object[]): readonly string[] => [
  ...new Set(all.flatMap((item) => Object.keys(item))),
];

/** Sums numbers by key, without zeros. */
const mergeCounts = (all: readonly Readonly<Record<string, number>>[]): Record<string, number> =>
  Object.fromEntries(
    getKeys(all)
      .map((key) => [key, all.reduce((sum, item) => sum + (item[key] ?? 0), 0)] as const)
      .filter(([, sum]) => sum !== 0),
  );

const NONE: LanguageCounts = { asked: 0, confirmed: 0, declined: 0, answered: 0, accepted: 0 };

const sumCounts = (all: readonly AuditionCounts[]): AuditionCounts => ({
  languages: Object.fromEntries(
    getKeys(all.map(({ languages }) => languages))
      .map(
        (language) =>
          [language, mergeCounts(all.map(({ languages }) => ({ ...languages[language] })))] as const,
      )
      .filter(([, counts]) => Object.keys(counts).length > 0)
      .map(([language, counts]) => [language, { ...NONE, ...counts }]),
  ),
  hours: mergeCounts(all.map(({ hours }) => hours)),
});

const isNothing = ({ languages, hours }: AuditionCounts): boolean =>
  Object.keys(languages).length + Object.keys(hours).length === 0;

export const addParts = (...all: readonly CountsByPart[]): CountsByPart =>
  Object.fromEntries(
    getKeys(all)
      .map((part) => [part, sumCounts(all.flatMap((item) => item[part] ?? []))] as const)
      .filter(([, counts]) => !isNothing(counts)),
  );

const getShardParts = ({ week, parts = {} }: AuditionWeek): CountsByPart =>
  Object.fromEntries(
    Object.entries(parts).map(([minute, { languages = {}, hours = {} }]) => {
      const whole = Object.entries(languages).map(
        ([language, counts]) => [language, { ...NONE, ...counts }] as const,
      );
      const start = getPartStart({ week, minute: Number(minute) });
      return [start, { languages: Object.fromEntries(whole), hours }] as const;
    }),
  );

export const getParts = (shards: readonly AuditionWeek[]): CountsByPart =>
  addParts(...shards.map(getShardParts));

export const sumCountsBetween = (parts: CountsByPart, from: number, until: number): AuditionCounts =>
  sumCounts(
    Object.entries(parts).flatMap(([start, counts]) =>
      Number(start) >= from && Number(start) < until ? [counts] : [],
    ),
  );

/** Groups parts for storage by UTC week and minute. */
export const toWeeks = (counts: CountsByPart): Readonly<Record<string, Record<string, AuditionCounts>>> => {
  const weeks: Record<string, Record<string, AuditionCounts>> = {};
  for (const [start, count] of Object.entries(counts)) {
    const { week, minute } = toPart(Number(start));
    (weeks[week] ??= {})[minute] = count;
  }
  return weeks;
};

const negate = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, -count]));

/** Negates counts, for subtraction. */
export const negateParts = (counts: CountsByPart): CountsByPart =>
  Object.fromEntries(
    Object.entries(counts).map(([part, { languages, hours }]) => [
      part,
      {
        languages: Object.fromEntries(
          Object.entries(languages).map(([language, languageCounts]) => [
            language,
            { ...NONE, ...negate({ ...languageCounts }) },
          ]),
        ),
        hours: negate(hours),
      },
    ]),
  );
