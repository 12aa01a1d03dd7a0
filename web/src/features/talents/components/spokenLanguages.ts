import type { SpokenLanguage } from '@domain/talents/talents.ts';

type Languages = readonly SpokenLanguage[];

const getKnown = (languages: Languages, alpha3: string, main: boolean): SpokenLanguage => ({
  type: main ? 'native' : 'fluent',
  ...languages.find((language) => language.alpha3 === alpha3),
  alpha3,
  main,
});

/** Another main language; the former one stays among the others. */
export const setMainLanguage = (languages: Languages, alpha3: string): Languages => [
  getKnown(languages, alpha3, true),
  ...languages
    .filter((language) => language.alpha3 !== alpha3)
    .map((language) => ({ ...language, main: false })),
];

/** These languages beside the main one. */
export const setOtherLanguages = (languages: Languages, others: readonly string[]): Languages => [
  ...languages.filter(({ main }) => main),
  ...others.map((alpha3) => getKnown(languages, alpha3, false)),
];
