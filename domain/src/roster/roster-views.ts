import { foldedText } from '../values/folded-text.ts';
import type { RosterView } from './roster.ts';

/** Views that an agency keeps at most. */
export const ROSTER_VIEWS_MAX = 50;

/** Letters of a view's name. */
export const VIEW_NAME_MAX = 60;

/** Whether two names are the same to whoever reads them: capitals, accents and signs make no difference. */
export const isSameName = (one: string, other: string): boolean => foldedText(one) === foldedText(other);

/** Views as a menu lists them: by name, in the order of the reader's language. */
export const viewsByName = (views: readonly RosterView[], locale: string): readonly RosterView[] =>
  [...views].sort((one, other) =>
    one.name.localeCompare(other.name, locale, { sensitivity: 'base', numeric: true }),
  );
