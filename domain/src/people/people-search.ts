import { plainText } from '../values/folded-text.ts';

/** Letters of a search that count; what is typed beyond them narrows no further. */
const TERM_MAX = 20;
/** Words of a name at which a search can begin. */
const WORDS_MAX = 5;

const beginningsOf = (text: string): readonly string[] => {
  const letters = [...text].slice(0, TERM_MAX);
  return letters.map((_, at) => letters.slice(0, at + 1).join(''));
};

/** What a list of people is ordered and searched by; kept with the record and made from it. */
export interface PeopleSearch {
  /** The full name without accents and capitals. */
  readonly sortName: string;
  readonly searchTerms: readonly string[];
}

/** Every beginning of a name, of each later word of it and of an address. */
export const peopleSearchOf = (fullName: string, email: string): PeopleSearch => {
  const sortName = plainText(fullName);
  const words = sortName.split(' ');
  const names = words.slice(0, WORDS_MAX).map((_, at) => words.slice(at).join(' '));
  return { sortName, searchTerms: [...new Set([...names, plainText(email)].flatMap(beginningsOf))] };
};

/** The same terms within a group, of people who are never searched beyond it. */
export const within = (group: string, terms: readonly string[]): readonly string[] =>
  terms.map((term) => `${group}:${term}`);

/** The term that stands for what was typed, within a group or in all. */
export const peopleTermOf = (typed: string, group?: string): string => {
  const term = [...plainText(typed)].slice(0, TERM_MAX).join('');
  return group ? `${group}:${term}` : term;
};
