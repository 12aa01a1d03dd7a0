import { exactly, text, type yup } from '../messages/yup.ts';

/** The view under which somebody's searches of the voice finder are kept. */
export const SEARCHES_VIEW = 'finder-searches';
/** Searches that one person keeps. */
export const SEARCHES_MAX = 10;
export const SEARCH_NAME_MAX = 60;
/** Characters of one search: all of them fit into the state of a view. */
const QUERY_MAX = 220;

/** A search of the voice finder that somebody keeps: its filters, as the address carries them. */
export interface SavedSearch {
  readonly name: string;
  readonly query: string;
}

export const searchNameSchema = exactly({ name: text().max(SEARCH_NAME_MAX).required() });
export type SearchNameValues = yup.InferType<typeof searchNameSchema>;

const isSearch = (value: unknown): value is SavedSearch =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

/** The searches that a view's state holds; what is none is left out, for any state may have been stored. */
export const searchesOf = (state: Readonly<Record<string, unknown>> | undefined): readonly SavedSearch[] => {
  const kept = state?.['searches'];
  return Array.isArray(kept) ? kept.filter(isSearch).slice(0, SEARCHES_MAX) : [];
};

/** With one more, first; one of the same name is replaced, and of too many the oldest is forgotten. */
export const withSearch = (searches: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] => {
  const kept = { ...search, query: search.query.slice(0, QUERY_MAX) };
  const others = searches.filter(({ name }) => name.toLowerCase() !== kept.name.toLowerCase());
  return [kept, ...others].slice(0, SEARCHES_MAX);
};
