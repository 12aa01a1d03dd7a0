import { toLanguageKey, toSpecKey } from '../../../domain/src/demos/search-fields.ts';
import type { CatalogEntry, Language } from '../../../domain/src/reference/reference.ts';
import type { Filter } from '../firestore-rest.ts';
import { contains, is, makeQuery, readSeeded, listSubsets, type IssuedQuery } from './query.ts';

/** Talent attributes that find a demo: each natural voice spec of the catalogue, and each casting language. */
const FOUND_BY = [
  ...readSeeded<CatalogEntry>('catalog')
    .filter(({ catalog }) => catalog === 'SPECIAL_NATURAL_VO_SPECS')
    .map(({ code }) => toSpecKey(code)),
  ...readSeeded<Language>('languages')
    .filter(({ mainWorkingLanguage }) => mainWorkingLanguage)
    .map(({ alpha3 }) => toLanguageKey(alpha3)),
].map((key) => is(`is.${key}`, true));

const FINDER_TRAITS = [
  ...['language', 'gender', 'voiceAge', 'tone', 'category', 'languageTag', 'talentId'].map((trait) =>
    is(trait),
  ),
  is('homeStudio', true),
];

/** A voice finder search: all demos of an agency, or those with a tested connection. */
const makeFinderQuery = (
  traits: readonly Filter[],
  [field, direction]: readonly [string, 'ASCENDING' | 'DESCENDING'],
): readonly IssuedQuery[] =>
  [
    { collection: 'demoCache', ofAgency: contains('agencyIds') },
    { collection: 'testedVoices', ofAgency: is('agencyId') },
  ].map(({ collection, ofAgency }): IssuedQuery =>
    makeQuery('public-demos', collection, [ofAgency, ...traits], {
      orderBy: [
        [field, direction],
        ['__name__', direction],
      ],
      limit: 20,
    }),
  );

/**
 * Any traits of a demo and home recording, newest first, with and without a talent filter. Of other
 * attributes each alone and all together: their indexes serve every combination.
 */
const voiceFinder = [
  ...listSubsets(FINDER_TRAITS),
  ...FOUND_BY.map((filter) => [filter]),
  [is('language'), is('gender'), ...FOUND_BY],
].flatMap((traits) => makeFinderQuery(traits, ['approvedAt', 'DESCENDING']));

/** Sorted by name: each trait alone and all together, whose indexes serve every combination. */
const finderByName = [
  [],
  ...FINDER_TRAITS.map((finderTrait) => [finderTrait]),
  ...FOUND_BY.map((filter) => [filter]),
  [...FINDER_TRAITS, ...FOUND_BY],
].flatMap((traits) => makeFinderQuery(traits, ['sortName', 'ASCENDING']));

export const FINDER: readonly IssuedQuery[] = [
  makeQuery('public-demos', 'demoCache', [is('talentId')]),
  ...voiceFinder,
  ...finderByName,
];
