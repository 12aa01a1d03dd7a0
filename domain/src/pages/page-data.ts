import type { ErrorBody } from '../contract.ts';
import type { Locale } from '../messages/locale.ts';

/** What the API answers to one call, as a page brings it along; `of` is the call's address below the API's root. */
export type PageAnswer =
  { readonly of: string; readonly collection: unknown } | { readonly of: string; readonly error: ErrorBody };

/** What a page made by the server brings along, so that it need not ask: answers of the API to somebody unknown. */
export interface PageData {
  /** The language that refusals are worded in. */
  readonly locale: Locale;
  readonly answers: readonly PageAnswer[];
}

/** Where in the document it stands: the id of a script of type `application/json`, which no browser runs. */
export const PAGE_DATA_ID = 'page-data';
/** Names of the meta elements that say whose page it is: an agency's name, and its colour as `#rrggbb`. */
export const BRAND_META = { name: 'brand-name', colour: 'brand-color' } as const;
/** Name of the meta element of a page on which guests vote or enter a passcode: it needs more files than others. */
export const GUESTS_META = 'asks-guests';
