import type { Engineer } from './people.ts';

/** Letters of a search that count; what is typed beyond them narrows no further. */
const TERM_MAX = 20;
/** Words of a name at which a search can begin. */
const WORDS_MAX = 5;

/** As people type it: no accents, no capitals, single spaces. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const beginningsOf = (text: string): readonly string[] => {
  const letters = [...text].slice(0, TERM_MAX);
  return letters.map((_, at) => letters.slice(0, at + 1).join(''));
};

/** What a list of engineers is ordered and searched by; kept with the record and made from it. */
export interface EngineerSearch {
  /** The full name without accents and capitals. */
  readonly sortName: string;
  /** Every beginning of the name, of each later word of it and of the address; alone, and with each language. */
  readonly searchTerms: readonly string[];
}

/**
 * What finds an engineer. The database compares whole values, so the beginnings are written down: a search then costs the
 * page it shows and not the collection.
 */
export const engineerSearchOf = ({
  fullName,
  email,
  languageTags,
}: Pick<Engineer, 'fullName' | 'email' | 'languageTags'>): EngineerSearch => {
  const sortName = plain(fullName);
  const words = sortName.split(' ');
  const names = words.slice(0, WORDS_MAX).map((_, at) => words.slice(at).join(' '));
  const terms = [...new Set([...names, plain(email)].flatMap(beginningsOf))];
  const inLanguages = languageTags.flatMap((language) => terms.map((term) => `${language}:${term}`));
  return { sortName, searchTerms: [...terms, ...inLanguages] };
};

/** The term that stands for what was typed, within a language or in all. */
export const engineerTermOf = (typed: string, language?: string): string => {
  const term = [...plain(typed)].slice(0, TERM_MAX).join('');
  return language ? `${language}:${term}` : term;
};
