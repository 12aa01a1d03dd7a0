import { createStore } from '../lib/store.ts';
import type { MessageId, Locale } from './locale.ts';

/** Texts of one language; in an open page, those of the requested parts. */
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
  | 'figures'
  | 'finder'
  | 'guests'
  | 'sharing'
  | 'auditions'
  | 'availability'
  | 'appProof'
  | 'emailChange'
  | 'booking'
  | 'charges'
  | 'recordingAdvice'
  | 'home'
  | 'comparing'
  | 'competing'
  | 'ownTake'
  | 'pickers'
  | 'report'
  | 'sessions'
  | 'ordering'
  | 'teamInvite'
  | 'twoStep'
  | 'ledger'
  | 'lists'
  | 'notices'
  | 'work'
  | 'audit'
  | 'health'
  | 'voiceData';

/** How parts are loaded. */
export type TextSources = Readonly<
  Record<Locale, Readonly<Partial<Record<TextPart, () => Promise<Partial<Catalog>>>>>>
>;

/** Texts for pages behind links and sign-in. Later pages add theirs by `addTexts`, because every page loads these. */
const SOURCES: TextSources = {
  en: {
    everyPage: async () => (await import('./en/everyPage.ts')).everyPage,
    wayIn: async () => (await import('./en/wayIn.ts')).wayIn,
    signedIn: async () => (await import('./en/signedIn.ts')).signedIn,
    talentPages: async () => (await import('./en/talentPages.ts')).talentPages,
    guests: async () => (await import('./en/guests.ts')).guests,
    auditions: async () => (await import('./en/auditions.ts')).auditions,
    availability: async () => (await import('./en/availability.ts')).availability,
    emailChange: async () => (await import('./en/emailChange.ts')).emailChange,
    comparing: async () => (await import('./en/comparing.ts')).comparing,
    ownTake: async () => (await import('./en/ownTake.ts')).ownTake,
    report: async () => (await import('./en/report.ts')).report,
    teamInvite: async () => (await import('./en/teamInvite.ts')).teamInvite,
    twoStep: async () => (await import('./en/twoStep.ts')).twoStep,
  },
  es: {
    everyPage: async () => (await import('./es/everyPage.ts')).everyPage,
    wayIn: async () => (await import('./es/wayIn.ts')).wayIn,
    signedIn: async () => (await import('./es/signedIn.ts')).signedIn,
    talentPages: async () => (await import('./es/talentPages.ts')).talentPages,
    guests: async () => (await import('./es/guests.ts')).guests,
    auditions: async () => (await import('./es/auditions.ts')).auditions,
    availability: async () => (await import('./es/availability.ts')).availability,
    emailChange: async () => (await import('./es/emailChange.ts')).emailChange,
    comparing: async () => (await import('./es/comparing.ts')).comparing,
    ownTake: async () => (await import('./es/ownTake.ts')).ownTake,
    report: async () => (await import('./es/report.ts')).report,
    teamInvite: async () => (await import('./es/teamInvite.ts')).teamInvite,
    twoStep: async () => (await import('./es/twoStep.ts')).twoStep,
  },
};

/** A language and its texts. */
export interface ShownTexts {
  readonly locale: Locale;
  readonly catalog: Catalog;
}

/** Loads all texts of pages behind links, for the server. */
export const loadLinkedTexts = async (locale: Locale): Promise<ShownTexts> => {
  const parts = await Promise.all(Object.values(SOURCES[locale]).map((source) => source()));
  return { locale, catalog: Object.assign({}, ...parts) as Catalog };
};

/** Creates the page's texts from the requested parts. */
export const createTexts = (first: TextSources) => {
  let sources = first;
  const shown = createStore<ShownTexts | undefined>(undefined);
  let requestedLocale: Locale = 'en';
  let arrival: Promise<void> = Promise.resolve();
  const requestedParts = new Set<TextPart>(['everyPage']);

  const load = async (locale: Locale): Promise<void> => {
    const parts = [...requestedParts];

    const loaded = await Promise.all(
      parts.map((part) => {
        const source = sources[locale][part];
        if (!source) throw new Error(`No texts of ${part} are known yet`);
        return source();
      }),
    );
    // Another language or part was requested meanwhile, whose result includes this one.
    if (requestedLocale !== locale || parts.length < requestedParts.size) return arrival;

    shown.set({ locale, catalog: Object.assign({}, ...loaded) as Catalog });
  };

  const showLocale = (locale: Locale): Promise<void> => {
    requestedLocale = locale;
    arrival = load(locale);
    return arrival;
  };

  return {
    /** The language of the page and its texts; a new object only when either changed. Throws before there are any. */
    shownTexts: (): ShownTexts => {
      const texts = shown.get();
      if (!texts) throw new Error('The page has no texts yet');
      return texts;
    },
    watchTexts: shown.subscribe,
    /** Registers more parts. */
    addTexts: (more: TextSources): void => {
      sources = { en: { ...sources.en, ...more.en }, es: { ...sources.es, ...more.es } };
    },
    /** Shows the page in a language once all the texts that it needs are there; it keeps its texts until then. */
    showLocale,
    /** Loads a part of the catalog in the page's language, before a screen that needs it is shown. */
    wantTexts: async (part: TextPart): Promise<void> => {
      if (requestedParts.has(part)) return arrival;

      requestedParts.add(part);

      try {
        await showLocale(requestedLocale);
      } catch (error) {
        requestedParts.delete(part);
        // A pending request for another part completes regardless.
        showLocale(requestedLocale).catch(() => undefined);
        throw error;
      }
    },
  };
};

export const { shownTexts, watchTexts, addTexts, showLocale, wantTexts } = createTexts(SOURCES);
