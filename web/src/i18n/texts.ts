import type { MessageId, Locale } from './locale.ts';

/** Texts of one language. While a page is open, those of the parts that it asked for. */
export type Catalog = Readonly<Record<MessageId, string>>;

/** A part of a catalog that is loaded as one file: a page from a mail needs few of the texts, and one language's alone. */
export type TextPart =
  | 'everyPage'
  | 'wayIn'
  | 'signedIn'
  | 'talentPages'
  | 'agencyPages'
  | 'licensing'
  | 'choosing'
  | 'finder'
  | 'guests'
  | 'sharing'
  | 'auditions'
  | 'availability'
  | 'emailChange'
  | 'booking'
  | 'comparing'
  | 'competing'
  | 'ownTake'
  | 'report'
  | 'sessions'
  | 'ordering'
  | 'teamInvite'
  | 'ledger'
  | 'work';

/** How each part is loaded. */
export type TextSources = Readonly<
  Record<Locale, Readonly<Record<TextPart, () => Promise<Partial<Catalog>>>>>
>;

const SOURCES: TextSources = {
  en: {
    everyPage: async () => (await import('./en/everyPage.ts')).everyPage,
    wayIn: async () => (await import('./en/wayIn.ts')).wayIn,
    signedIn: async () => (await import('./en/signedIn.ts')).signedIn,
    talentPages: async () => (await import('./en/talentPages.ts')).talentPages,
    agencyPages: async () => (await import('./en/agencyPages.ts')).agencyPages,
    licensing: async () => (await import('./en/licensing.ts')).licensing,
    choosing: async () => (await import('./en/choosing.ts')).choosing,
    finder: async () => (await import('./en/finder.ts')).finder,
    guests: async () => (await import('./en/guests.ts')).guests,
    sharing: async () => (await import('./en/sharing.ts')).sharing,
    auditions: async () => (await import('./en/auditions.ts')).auditions,
    availability: async () => (await import('./en/availability.ts')).availability,
    emailChange: async () => (await import('./en/emailChange.ts')).emailChange,
    booking: async () => (await import('./en/booking.ts')).booking,
    comparing: async () => (await import('./en/comparing.ts')).comparing,
    competing: async () => (await import('./en/competing.ts')).competing,
    ownTake: async () => (await import('./en/ownTake.ts')).ownTake,
    report: async () => (await import('./en/report.ts')).report,
    sessions: async () => (await import('./en/sessions.ts')).sessions,
    ordering: async () => (await import('./en/ordering.ts')).ordering,
    teamInvite: async () => (await import('./en/teamInvite.ts')).teamInvite,
    ledger: async () => (await import('./en/ledger.ts')).ledger,
    work: async () => (await import('./en/work.ts')).work,
  },
  es: {
    everyPage: async () => (await import('./es/everyPage.ts')).everyPage,
    wayIn: async () => (await import('./es/wayIn.ts')).wayIn,
    signedIn: async () => (await import('./es/signedIn.ts')).signedIn,
    talentPages: async () => (await import('./es/talentPages.ts')).talentPages,
    agencyPages: async () => (await import('./es/agencyPages.ts')).agencyPages,
    licensing: async () => (await import('./es/licensing.ts')).licensing,
    choosing: async () => (await import('./es/choosing.ts')).choosing,
    finder: async () => (await import('./es/finder.ts')).finder,
    guests: async () => (await import('./es/guests.ts')).guests,
    sharing: async () => (await import('./es/sharing.ts')).sharing,
    auditions: async () => (await import('./es/auditions.ts')).auditions,
    availability: async () => (await import('./es/availability.ts')).availability,
    emailChange: async () => (await import('./es/emailChange.ts')).emailChange,
    booking: async () => (await import('./es/booking.ts')).booking,
    comparing: async () => (await import('./es/comparing.ts')).comparing,
    competing: async () => (await import('./es/competing.ts')).competing,
    ownTake: async () => (await import('./es/ownTake.ts')).ownTake,
    report: async () => (await import('./es/report.ts')).report,
    sessions: async () => (await import('./es/sessions.ts')).sessions,
    ordering: async () => (await import('./es/ordering.ts')).ordering,
    teamInvite: async () => (await import('./es/teamInvite.ts')).teamInvite,
    ledger: async () => (await import('./es/ledger.ts')).ledger,
    work: async () => (await import('./es/work.ts')).work,
  },
};

interface Shown {
  readonly locale: Locale;
  readonly catalog: Catalog;
}

/** What a page shows of texts, made of the parts that it asks for. */
export const textsFrom = (sources: TextSources) => {
  let shown: Shown | undefined;
  let asked: Locale = 'en';
  let arrival: Promise<void> = Promise.resolve();
  const wanted = new Set<TextPart>(['everyPage']);
  const watchers = new Set<() => void>();

  const load = async (locale: Locale): Promise<void> => {
    const parts = [...wanted];
    const loaded = await Promise.all(parts.map((part) => sources[locale][part]()));
    // Another language, or one more part, was asked for in the meantime: what comes of that has this as well.
    if (asked !== locale || parts.length < wanted.size) return arrival;
    shown = { locale, catalog: Object.assign({}, ...loaded) as Catalog };
    for (const watcher of watchers) watcher();
  };

  const showLocale = (locale: Locale): Promise<void> => {
    asked = locale;
    arrival = load(locale);
    return arrival;
  };

  return {
    /** The language of the page and its texts; a new object only when either changed. Throws before there are any. */
    shownTexts: (): Shown => {
      if (!shown) throw new Error('The page has no texts yet');
      return shown;
    },
    watchTexts: (watcher: () => void): (() => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Shows the page in a language once all the texts that it needs are there; it keeps its texts until then. */
    showLocale,
    /** Loads a part of the catalog in the page's language, before a screen that needs it is shown. */
    wantTexts: async (part: TextPart): Promise<void> => {
      if (wanted.has(part)) return arrival;
      wanted.add(part);
      try {
        await showLocale(asked);
      } catch (error) {
        wanted.delete(part);
        // Whoever waited for another part meanwhile gets that one all the same.
        showLocale(asked).catch(() => undefined);
        throw error;
      }
    },
  };
};

export const { shownTexts, watchTexts, showLocale, wantTexts } = textsFrom(SOURCES);
