import type { MessageId, Locale } from './locale.ts';

/** Texts of one language. While a page is open, those of the parts that it asked for. */
export type Catalog = Readonly<Record<MessageId, string>>;

/** A part of a catalog that is loaded as one file: a page from a mail needs few of the texts, and one language's alone. */
export type TextPart = 'everyPage' | 'wayIn' | 'signedIn';

const SOURCES: Readonly<Record<Locale, Readonly<Record<TextPart, () => Promise<Partial<Catalog>>>>>> = {
  en: {
    everyPage: async () => (await import('./en/everyPage.ts')).everyPage,
    wayIn: async () => (await import('./en/wayIn.ts')).wayIn,
    signedIn: async () => (await import('./en/signedIn.ts')).signedIn,
  },
  es: {
    everyPage: async () => (await import('./es/everyPage.ts')).everyPage,
    wayIn: async () => (await import('./es/wayIn.ts')).wayIn,
    signedIn: async () => (await import('./es/signedIn.ts')).signedIn,
  },
};

interface Shown {
  readonly locale: Locale;
  readonly catalog: Catalog;
}

let shown: Shown | undefined;
let asked: Locale = 'en';
let arrival: Promise<void> = Promise.resolve();
const wanted = new Set<TextPart>(['everyPage']);
const watchers = new Set<() => void>();

/** The language of the page and its texts; a new object only when either changed. Nothing is shown before there are any. */
export const shownTexts = (): Shown => {
  if (!shown) throw new Error('The page has no texts yet');
  return shown;
};

export const watchTexts = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

const load = async (locale: Locale): Promise<void> => {
  const parts = await Promise.all([...wanted].map((part) => SOURCES[locale][part]()));
  // Another language was asked for in the meantime.
  if (asked !== locale) return;
  shown = { locale, catalog: Object.assign({}, ...parts) as Catalog };
  for (const watcher of watchers) watcher();
};

/** Shows the page in a language once all the texts that it needs are there; the page keeps its texts until then. */
export const showLocale = (locale: Locale): Promise<void> => {
  asked = locale;
  arrival = load(locale);
  return arrival;
};

/** Loads a part of the catalog in the page's language, before a screen that needs it is shown. */
export const wantTexts = async (part: TextPart): Promise<void> => {
  if (wanted.has(part)) return arrival;
  wanted.add(part);
  try {
    await showLocale(asked);
  } catch (error) {
    wanted.delete(part);
    throw error;
  }
};
