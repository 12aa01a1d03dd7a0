import { languageKey, specKey } from '../../../domain/src/demos/found-by.ts';
import type { CatalogEntry, Language } from '../../../domain/src/reference/reference.ts';
import type { Filter } from '../firestore-rest.ts';
import { contains, is, issued, seeded, subsets, type IssuedQuery } from './query.ts';

/** What of its talent a demo is found by: each natural voice spec of the catalogue, and each language to cast in. */
const FOUND_BY = [
  ...seeded<CatalogEntry>('catalog')
    .filter(({ catalog }) => catalog === 'SPECIAL_NATURAL_VO_SPECS')
    .map(({ code }) => specKey(code)),
  ...seeded<Language>('languages')
    .filter(({ mainWorkingLanguage }) => mainWorkingLanguage)
    .map(({ alpha3 }) => languageKey(alpha3)),
].map((key) => is(`is.${key}`, true));

/** What a demo is found by as it stands. */
const FINDER_TRAITS = [
  ...['language', 'gender', 'voiceAge', 'tone', 'category', 'languageTag', 'talentId'].map((trait) =>
    is(trait),
  ),
  is('homeStudio', true),
];

/** A search of the voice finder: among all demos of an agency, and among those whose connection it tested. */
const inFinder = (
  traits: readonly Filter[],
  [field, direction]: readonly [string, 'ASCENDING' | 'DESCENDING'],
): readonly IssuedQuery[] =>
  [
    { collection: 'demoCache', ofAgency: contains('agencyIds') },
    { collection: 'testedVoices', ofAgency: is('agencyId') },
  ].map(({ collection, ofAgency }): IssuedQuery =>
    issued('demo-cache', collection, [ofAgency, ...traits], {
      orderBy: [
        [field, direction],
        ['__name__', direction],
      ],
      limit: 20,
    }),
  );

/**
 * The voice finder: any of a demo's traits and whether the talent records at home, newest first; each of one of some talents
 * as well. Of what it is found by besides, each alone and all at once: what serves these serves any of them.
 */
const voiceFinder = [
  ...subsets(FINDER_TRAITS),
  ...FOUND_BY.map((one) => [one]),
  [is('language'), is('gender'), ...FOUND_BY],
].flatMap((traits) => inFinder(traits, ['approvedAt', 'DESCENDING']));

/** The same by name: each trait alone and all at once, since what serves these serves any of them. */
const finderByName = [
  [],
  ...FINDER_TRAITS.map((one) => [one]),
  ...FOUND_BY.map((one) => [one]),
  [...FINDER_TRAITS, ...FOUND_BY],
].flatMap((traits) => inFinder(traits, ['sortName', 'ASCENDING']));

/** Of the public halves of demos. */
export const FINDER: readonly IssuedQuery[] = [
  issued('demo-cache', 'demoCache', [is('talentId')]),
  ...voiceFinder,
  ...finderByName,
];
