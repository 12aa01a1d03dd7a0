import { foldedText } from '../values/folded-text.ts';

/** Letters of a view's name. */
export const VIEW_NAME_MAX = 60;

/** Whether two names are the same to whoever reads them: capitals, accents and signs make no difference. */
export const isSameName = (one: string, other: string): boolean => foldedText(one) === foldedText(other);

/** Views as a menu lists them: by name, in the order of the reader's language. */
export const viewsByName = <View extends { readonly name: string }>(
  views: readonly View[],
  locale: string,
): readonly View[] =>
  [...views].sort((one, other) =>
    one.name.localeCompare(other.name, locale, { sensitivity: 'base', numeric: true }),
  );
