import { parseLocale, type Locale } from '@domain/messages/locale.ts';
import { createTabSlot } from '../lib/storage/browserStorage.ts';
import type { catalog as english } from './en/index.ts';

export type { Locale };
/** Every text the interface has. */
export type MessageId = Extract<keyof typeof english, string>;

declare global {
  // react-intl reads the allowed ids and locales from here, so that an unknown one does not compile.
  // oxlint-disable-next-line typescript/no-namespace -- augmenting a global namespace has no other form
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: Locale;
    }
  }
}

const STORAGE_KEY = 'vc.locale';

/** The language a person chose here before, else the browser's, else English. */
export const getInitialLocale = (): Locale => {
  try {
    const saved = localStorage.getItem(STORAGE_KEY);
    if (saved) return parseLocale(saved);
  } catch {
    // Storage may be blocked; the browser's language is the fallback.
  }
  return parseLocale(navigator.languages.join(','));
};

export const rememberLocale = (locale: Locale): void => {
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // Then the choice lasts as long as the page.
  }
};

/** The language chosen in this tab, until the account stores it. */
export const localeChoice = createTabSlot('vc.locale-choice');
