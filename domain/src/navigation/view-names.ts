import { foldedText } from '../values/folded-text.ts';

/** Maximum characters of a view's name. */
export const VIEW_NAME_MAX = 60;

/** Returns whether two names look the same, ignoring case, accents and punctuation. */
export const isSameName = (one: string, other: string): boolean => foldedText(one) === foldedText(other);

/** Sorts views by name in the reader's language. */
export const viewsByName = <View extends { readonly name: string }>(
  views: readonly View[],
  locale: string,
): readonly View[] =>
  [...views].sort((one, other) =>
    one.name.localeCompare(other.name, locale, { sensitivity: 'base', numeric: true }),
  );
