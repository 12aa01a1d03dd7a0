import { iso31661 } from 'iso-3166';
import { iso6393 } from 'iso-639-3';

/** Languages the platform casts in; all others are known but not offered as a main working language. */
const WORKING_LANGUAGES = [
  'eng',
  'spa',
  'fra',
  'deu',
  'ita',
  'por',
  'cat',
  'nld',
  'pol',
  'jpn',
  'cmn',
  'arb',
];

const getNames = (type, locale) => new Intl.DisplayNames([locale], { type, fallback: 'none' });

/** Every language with a two-letter code, and the working languages without one. ISO 639-3 individual or macro. */
export const listLanguages = () => {
  const english = getNames('language', 'en');
  const spanish = getNames('language', 'es');
  const chosen = iso6393.filter(
    ({ iso6391, iso6393: alpha3 }) => iso6391 !== undefined || WORKING_LANGUAGES.includes(alpha3),
  );

  const records = chosen.map(({ iso6391, iso6393: alpha3, name }) => {
    const tag = iso6391 ?? alpha3;
    return {
      name: english.of(tag) ?? name,
      nameEs: spanish.of(tag) ?? name,
      alpha2: iso6391 ?? null,
      alpha3,
      mainWorkingLanguage: WORKING_LANGUAGES.includes(alpha3),
      level: WORKING_LANGUAGES.includes(alpha3) ? 1 : 2,
    };
  });

  records.sort((a, b) => a.alpha3.localeCompare(b.alpha3, 'en'));

  return Object.fromEntries(records.map((record) => [record.alpha3, record]));
};

/** Countries of ISO 3166-1. */
export const listCountries = () => {
  const english = getNames('region', 'en');
  const spanish = getNames('region', 'es');

  const records = iso31661
    .filter(({ state }) => state === 'assigned')
    .map(({ alpha2, alpha3, numeric, name }) => ({
      name: english.of(alpha2) ?? name,
      nameEs: spanish.of(alpha2) ?? name,
      alpha2,
      alpha3,
      codeNumber: numeric,
    }));

  records.sort((a, b) => a.alpha3.localeCompare(b.alpha3, 'en'));

  return Object.fromEntries(records.map((record) => [record.alpha3, record]));
};
