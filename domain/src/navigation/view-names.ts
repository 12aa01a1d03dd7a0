import { foldText } from '../values/fold-text.ts';

export const VIEW_NAME_MAX = 60;

/** Returns whether two names look the same, ignoring case, accents and punctuation. */
export const isSameName = (a: string, b: string): boolean => foldText(a) === foldText(b);

export const sortViewsByName = <View extends { readonly name: string }>(
  views: readonly View[],
  locale: string,
): readonly View[] =>
  [...views].sort((a, b) => a.name.localeCompare(b.name, locale, { sensitivity: 'base', numeric: true }));
