import type { Locale } from '@domain/messages/locale.ts';
import type { Language } from '@domain/reference/reference.ts';
import { getSearchPrefixes, getWordPrefixes } from '@domain/values/fold-text.ts';

export interface TypedQuery {
  readonly asked: string;
  readonly text: string;
  readonly locale: Locale;
}

export const isIn = ({ text }: TypedQuery, ...texts: readonly string[]): boolean => {
  const beginnings = new Set(getWordPrefixes(...texts));
  return getSearchPrefixes(text).every((word) => beginnings.has(word));
};

export const getLocalName = ({ name, nameEs }: Language, locale: Locale): string =>
  locale === 'es' ? nameEs : name;
