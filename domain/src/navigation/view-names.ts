import { foldText } from '../values/fold-text.ts';

export const VIEW_NAME_MAX = 60;

/** Returns whether two names look the same, ignoring case, accents and punctuation. */
export const isSameName = (one: string, other: string): boolean => foldText(one) === foldText(other);

export const sortViewsByName = <View extends { readonly name: string }>(
  views: readonly View[],
  locale: string,
): readonly View[] =>
  [...views].sort((one, other) =>
    one.name.localeCompare(other.name, locale, { sensitivity: 'base', numeric: true }),
  );
