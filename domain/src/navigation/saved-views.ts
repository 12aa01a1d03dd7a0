import { VIEW_STATE_BYTES_MAX } from '../projects/view-history.ts';
import { isSameName } from './view-names.ts';

/** The view under which somebody's searches of the voice finder are kept. */
export const SEARCHES_VIEW = 'finder-searches';
/** Views of one list that one person keeps. */
export const SAVED_VIEWS_MAX = 10;

/** How somebody wants to see a list again. */
export interface SavedView {
  readonly name: string;
  /** Its filters, as the address carries them. */
  readonly query: string;
  /** Fields of the columns that are shown; absent: those that are shown anyway. */
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

/** The views that the state of a list holds; what is none is left out, for any state may have been stored. */
export const savedViewsOf = (state: Readonly<Record<string, unknown>> | undefined): readonly SavedView[] => {
  const kept = state?.['searches'];
  return Array.isArray(kept) ? kept.filter(isSavedView).slice(0, SAVED_VIEWS_MAX) : [];
};

/** What is stored of them; named as it was when the voice finder alone had any. */
export const stateOfViews = (views: readonly SavedView[]) => ({ searches: views });

/** With one more, first; one of the same name is replaced. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] => [
  view,
  ...views.filter(({ name }) => !isSameName(name, view.name)),
];

/** Whether so many views, and all that they say, can be stored. */
export const areKeepable = (views: readonly SavedView[]): boolean =>
  views.length <= SAVED_VIEWS_MAX &&
  new TextEncoder().encode(JSON.stringify(stateOfViews(views))).length <= VIEW_STATE_BYTES_MAX;

/** The same filters in one order, for comparing: without those that are empty. */
export const plainQuery = (query: string): string => {
  const named = [...new URLSearchParams(query)].filter(([, value]) => value !== '');
  return new URLSearchParams(named.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
};
