import { toPlainText } from '../values/fold-text.ts';

/** Maximum letters of a search term; further ones are ignored. */
const TERM_MAX = 20;
/** Words of a name at which a match can begin. */
const WORDS_MAX = 5;

const getBeginnings = (text: string): readonly string[] => {
  const letters = [...text].slice(0, TERM_MAX);
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
};

export interface PeopleSearch {
  /** Sort key: the full name without accents and case. */
  readonly sortName: string;
  /** Prefixes, each after `{agencyId}:`; of engineers also after `{agencyId}:{alpha3}:`. */
  readonly searchTerms: readonly string[];
}

/** Returns every prefix of a name, of its later words, and of an address. */
export const toPeopleSearch = (fullName: string, email: string): PeopleSearch => {
  const sortName = toPlainText(fullName);
  const words = sortName.split(' ');
  const names = words.slice(0, WORDS_MAX).map((_, index) => words.slice(index).join(' '));
  return { sortName, searchTerms: [...new Set([...names, toPlainText(email)].flatMap(getBeginnings))] };
};

export const getTermsWithin = (group: string, terms: readonly string[]): readonly string[] =>
  terms.map((term) => `${group}:${term}`);

export const toPeopleTerm = (typed: string, group?: string): string => {
  const term = [...toPlainText(typed)].slice(0, TERM_MAX).join('');
  return group ? `${group}:${term}` : term;
};
