import { VIEW_STATE_BYTES_MAX } from '../projects/view-history.ts';
import { isSameName } from './view-names.ts';

export const SEARCHES_VIEW = 'finder-searches';
export const SAVED_VIEWS_MAX = 10;

export interface SavedView {
  readonly name: string;
  /** Its filters, as in the address. */
  readonly query: string;
  /** Visible columns, by field; absent: the default ones. */
  readonly columns?: readonly string[];
}

const isSavedView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string' &&
  (!('columns' in value) ||
    (Array.isArray(value.columns) && value.columns.every((field) => typeof field === 'string')));

/** Returns the views in a list's stored state; skips invalid ones, because any state may be stored. */
export const getSavedViews = (state: Readonly<Record<string, unknown>> | undefined): readonly SavedView[] => {
  const searches = state?.['searches'];
  return Array.isArray(searches) ? searches.filter(isSavedView).slice(0, SAVED_VIEWS_MAX) : [];
};

/** Returns the state for storage; named after the voice finder, which had the first views. */
export const getViewsState = (views: readonly SavedView[]) => ({ searches: views });

/** Adds a view first, replacing one with the same name. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] => [
  view,
  ...views.filter(({ name }) => !isSameName(name, view.name)),
];

/** Returns whether these views fit the storage limits. */
export const canStoreViews = (views: readonly SavedView[]): boolean =>
  views.length <= SAVED_VIEWS_MAX &&
  new TextEncoder().encode(JSON.stringify(getViewsState(views))).length <= VIEW_STATE_BYTES_MAX;

/** Normalises filters for comparison: sorted, without empty ones. */
export const normalizeQuery = (query: string): string => {
  const named = [...new URLSearchParams(query)].filter(([, value]) => value !== '');
  return new URLSearchParams(named.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
};
