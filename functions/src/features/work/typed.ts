import type { Locale } from '@domain/messages/locale.ts';
import type { Language } from '@domain/reference/reference.ts';
import { searchedBeginnings, wordBeginnings } from '@domain/values/folded-text.ts';

export interface Typed {
  readonly asked: string;
  readonly text: string;
  readonly locale: Locale;
}

export const isIn = ({ text }: Typed, ...texts: readonly string[]): boolean => {
  const beginnings = new Set(wordBeginnings(...texts));
  return searchedBeginnings(text).every((word) => beginnings.has(word));
};

export const getLocalName = ({ name, nameEs }: Language, locale: Locale): string =>
  locale === 'es' ? nameEs : name;
