import type { Locale } from '../messages/locale.ts';
import type { Term, TermUnit } from './terms.ts';

const NAMES: Readonly<Record<Locale, Readonly<Record<TermUnit, readonly [string, string]>>>> = {
  en: {
    day: ['day', 'days'],
    week: ['week', 'weeks'],
    month: ['month', 'months'],
    year: ['year', 'years'],
    campaign: ['Campaign', 'Campaign'],
    perpetual: ['No end', 'No end'],
  },
  es: {
    day: ['día', 'días'],
    week: ['semana', 'semanas'],
    month: ['mes', 'meses'],
    year: ['año', 'años'],
    campaign: ['Campaña', 'Campaña'],
    perpetual: ['Sin límite', 'Sin límite'],
  },
};

/** Returns a term in words, as the catalogue writes years: “13 weeks”, “1 año”. */
export const formatTerm = ({ unit, count }: Term, locale: Locale): string => {
  const [singular, plural] = NAMES[locale][unit];
  if (unit === 'campaign' || unit === 'perpetual') return singular;
  return `${count} ${count === 1 ? singular : plural}`;
};
