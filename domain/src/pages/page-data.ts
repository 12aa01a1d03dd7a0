import type { ErrorBody } from '../contract.ts';
import type { Locale } from '../messages/locale.ts';

/** An embedded API response; `of`: the call's path below the API's root. */
export type PageAnswer =
  { readonly of: string; readonly collection: unknown } | { readonly of: string; readonly error: ErrorBody };

/** API replies to an anonymous caller, embedded in a server-rendered page so it makes no call. */
export interface PageData {
  /** Language of error messages. */
  readonly locale: Locale;
  readonly answers: readonly PageAnswer[];
}

/** Id of the embedding script of type `application/json`, which no browser runs. */
export const PAGE_DATA_ID = 'page-data';
/** Names of meta elements with the page's brand: agency name, and colour as `#rrggbb`. */
export const BRAND_META = { name: 'brand-name', colour: 'brand-color' } as const;
/** Meta element of a page with guests' votes or passcode, which needs more files. */
export const GUESTS_META = 'asks-guests';

/** A page as the server renders it: content of its root element, and `style` elements of its head. */
export interface RenderedPage {
  readonly html: string;
  readonly styles: string;
}

/** Renders the page at an address from its embedded data; undefined: a browser renders it. */
export type RenderPage = (address: string, data: PageData) => Promise<RenderedPage | undefined>;
