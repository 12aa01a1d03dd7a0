import type { Locale } from '@domain/messages/locale.ts';
import type { Language } from '@domain/reference/reference.ts';
import { searchedBeginnings, wordBeginnings } from '@domain/values/folded-text.ts';

/** A search as it was typed and folded, and its reader's language. */
export interface Typed {
  readonly asked: string;
  readonly text: string;
  readonly locale: Locale;
}

/** Whether every word that was typed begins one of some texts. */
export const isIn = ({ text }: Typed, ...texts: readonly string[]): boolean => {
  const beginnings = new Set(wordBeginnings(...texts));
  return searchedBeginnings(text).every((word) => beginnings.has(word));
};

/** What a language is called for whoever reads. */
export const nameFor = ({ name, nameEs }: Language, locale: Locale): string =>
  locale === 'es' ? nameEs : name;
