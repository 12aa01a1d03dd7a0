import { listDaysIn } from '../rates/vacations.ts';
import { foldText, getSearchPrefixes, getWordPrefixes } from '../values/fold-text.ts';
import { getFeeLimits } from './fee-limits.ts';
import type { RosterEntry } from './roster.ts';

export const ROSTER_TRAITS = [
  'gender',
  'age',
  'language',
  'mainLanguage',
  'country',
  'ethnic',
  'tone',
  'category',
  'sounding',
  'specs',
  'accent',
  'microphone',
  'booth',
  'tag',
  'status',
  'demos',
  'connection',
  'answered',
  'city',
  'fee',
  'away',
  'changed',
] as const;
export type RosterTrait = (typeof ROSTER_TRAITS)[number];

/** Values of `answered`: questions with yes or no, each true. */
export const ROSTER_ANSWERS = [
  'dubbing',
  'homeStudio',
  'ableToConnect',
  'sourceConnect',
  'complete',
  'incomplete',
  'contract',
  'gdpr',
  'scored',
  'unscored',
] as const;

/** Chosen filters; one of several values of a trait has to be there, and every answer. */
export type RosterFilters = Readonly<Partial<Record<RosterTrait, readonly string[]>>> & {
  /** Words that the name or the address has to hold the beginnings of. */
  readonly search?: string | undefined;
};

/** The key of one trait; folded, so that codes and words of any script name a field. */
export const toTraitKey = (trait: RosterTrait | 'word', value: string): string =>
  `${trait}_${foldText(value).replaceAll(' ', '_')}`;

/** Days of one vacation that it is found by: who is away for longer than two years is not on vacation. */
const DAYS_OF_ONE = 732;
/** Days of all of a talent's vacations that they are found by, the last ones. */
const DAYS_OF_ALL = 1098;

/** Returns every day of a talent's absence, past and future, for filtering by day. Independent of the current date, so it needs no updates. */
const listDaysAway = ({ daysOff }: Pick<RosterEntry, 'daysOff'>): readonly string[] =>
  daysOff.flatMap((span) => listDaysIn(span, DAYS_OF_ONE)).slice(-DAYS_OF_ALL);

/** The year and the month (UTC) of the last change: `2026` and `2026-11`. */
const listChangeSpans = ({ updatedAt }: Pick<RosterEntry, 'updatedAt'>): readonly string[] => {
  const day = new Date(updatedAt.toMillis()).toISOString();
  return [day.slice(0, 4), day.slice(0, 7)];
};

type EntryFacts = Omit<RosterEntry, 'id' | 'is'>;

const getValues = (
  entry: EntryFacts,
): Readonly<Record<RosterTrait, readonly (string | null | undefined)[]>> => ({
  gender: [entry.gender],
  age: entry.voiceAges,
  language: entry.languages,
  mainLanguage: entry.languages.slice(0, 1),
  country: [entry.countryOfResidence],
  city: [entry.cityOfResidence],
  ethnic: [entry.ethnic],
  tone: [entry.tone],
  category: entry.categories,
  sounding: entry.voiceSounding,
  specs: entry.voiceSpecs,
  accent: [...entry.accents, ...entry.dialects],
  microphone: [entry.microphone],
  booth: [entry.booth],
  tag: entry.tags,
  status: [entry.status],
  demos: [
    entry.demos.approved > 0 && 'approved',
    entry.demos.pending > 0 && 'pending',
    entry.demos.approved + entry.demos.pending + entry.demos.rejected === 0 && 'none',
  ].flatMap((value) => value || []),
  connection: [entry.connection ?? 'none'],
  fee: getFeeLimits(entry),
  away: listDaysAway(entry),
  changed: listChangeSpans(entry),
  answered: [
    entry.doesDubbing && 'dubbing',
    entry.homeStudio === true && 'homeStudio',
    entry.ableToConnect === true && 'ableToConnect',
    entry.sourceConnectStPro && 'sourceConnect',
    entry.isInformationComplete ? 'complete' : 'incomplete',
    entry.contractSigned && 'contract',
    entry.gdpr && 'gdpr',
    entry.score === null ? 'unscored' : 'scored',
  ].flatMap((value) => value || []),
});

/** Returns an entry's filterable traits. A map of true values, because equalities combine in a query without their own indexes, and lists don't. */
export const getRosterTraits = (entry: EntryFacts): Readonly<Record<string, true>> => {
  const values = getValues(entry);
  const traits = ROSTER_TRAITS.flatMap((trait) =>
    values[trait].flatMap((value) => (value && foldText(value) ? [toTraitKey(trait, value)] : [])),
  );
  const words = getWordPrefixes(entry.fullName, entry.publicName, entry.email).map((word) =>
    toTraitKey('word', word),
  );
  return Object.fromEntries([...traits, ...words].map((key) => [key, true]));
};

/** Groups of keys: an entry that has a key of each group is found by these filters. */
export const getSearchedTraits = ({
  search = '',
  ...filters
}: RosterFilters): readonly (readonly string[])[] => {
  const chosen = ROSTER_TRAITS.flatMap((trait) => {
    const keys = [...new Set((filters[trait] ?? []).map((value) => toTraitKey(trait, value)))].sort();
    if (keys.length === 0) return [];
    // Each answer is a question of its own; any value of another trait will do.
    return trait === 'answered' ? keys.map((key) => [key]) : [keys];
  });
  const words = [...new Set(getSearchPrefixes(search))].map((word) => [toTraitKey('word', word)]);
  return [...chosen, ...words];
};

/** Letters of a name that its place in the list goes by. */
const SORTED_MAX = 80;

/**
 * Returns an entry's id: agency, sort name and talent. Documents sort by id under any filter without extra indexes, so a rename changes the id.
 * The separator sorts before all letters, so the shorter of two names comes first.
 */
export const toRosterId = (agencyId: string, fullName: string, talentId: string): string =>
  `${agencyId}!${[...foldText(fullName)].slice(0, SORTED_MAX).join('').replaceAll(' ', '-')}!${talentId}`;
