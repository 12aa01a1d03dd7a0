import type { SpokenLanguage } from '@domain/talents/talents.ts';

type Languages = readonly SpokenLanguage[];

const getKnown = (languages: Languages, alpha3: string, main: boolean): SpokenLanguage => ({
  type: main ? 'native' : 'fluent',
  ...languages.find((language) => language.alpha3 === alpha3),
  alpha3,
  main,
});

/** Sets the main language; the former one becomes an other language. */
export const setMainLanguage = (languages: Languages, alpha3: string): Languages => [
  getKnown(languages, alpha3, true),
  ...languages
    .filter((language) => language.alpha3 !== alpha3)
    .map((language) => ({ ...language, main: false })),
];

/** Sets the languages besides the main one. */
export const setOtherLanguages = (languages: Languages, codes: readonly string[]): Languages => [
  ...languages.filter(({ main }) => main),
  ...codes.map((alpha3) => getKnown(languages, alpha3, false)),
];
