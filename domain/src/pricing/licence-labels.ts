import type { Locale } from '../messages/locale.ts';

export const CUSTOM_PREFIX = 'custom: ';

/** Returns a label for display, without the prefix of custom items. */
export const getShownLabel = (
  { label, labelEs }: { readonly label: string; readonly labelEs: string },
  locale: Locale,
): string => {
  const stored = locale === 'es' ? labelEs : label;
  return stored.startsWith(CUSTOM_PREFIX) ? stored.slice(CUSTOM_PREFIX.length) : stored;
};
