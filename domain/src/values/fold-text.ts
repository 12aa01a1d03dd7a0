/** A text as people type it when they search: no accents, no capitals, single spaces. */
export const toPlainText = (value: string): string =>
  value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Folds text to letters and digits of any script, separated by single spaces. */
export const foldText = (value: string): string =>
  toPlainText(value)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Deduplicates texts, ignoring accents and case; keeps the first spelling. */
export const dedupeFolded = (texts: Iterable<string>): string[] => {
  const spellings = new Map<string, string>();
  for (const text of texts) {
    const key = foldText(text);
    if (!spellings.has(key)) spellings.set(key, text);
  }
  return [...spellings.values()];
};

/** Maximum length of a searchable prefix; more is never needed to find a person. */
const BEGINNING_MAX = 12;

/** The beginnings of all words of some texts, folded: what a search for the first letters of any of them finds. */
export const getWordPrefixes = (...texts: readonly string[]): readonly string[] => {
  const words = texts.flatMap((text) => foldText(text).split(' ')).filter((word) => word !== '');
  const beginnings = words.flatMap((word) => {
    const letters = [...word].slice(0, BEGINNING_MAX);
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set(beginnings)];
};

/** Returns typed words as prefixes to match; all must match. */
export const getSearchPrefixes = (typed: string): readonly string[] =>
  foldText(typed)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, BEGINNING_MAX).join(''));
