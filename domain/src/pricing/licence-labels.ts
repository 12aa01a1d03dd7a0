import type { Locale } from '../messages/locale.ts';
import type { LicenceItem } from './licences.ts';

/** What the label of a custom item begins with where it is stored, and nowhere else. */
export const CUSTOM_PREFIX = 'custom: ';

/** A label as people read it: without the prefix of custom items. */
export const shownLabel = ({ label, labelEs }: LicenceItem, locale: Locale): string => {
  const stored = locale === 'es' ? labelEs : label;
  return stored.startsWith(CUSTOM_PREFIX) ? stored.slice(CUSTOM_PREFIX.length) : stored;
};
