import type { Locale } from '../messages/locale.ts';

/** What messengers show below the agency's name beside the link of a preview. */
export const PREVIEW_CARD: Readonly<Record<Locale, string>> = {
  en: 'Listen to the voices and compare them.',
  es: 'Escucha las voces y compáralas.',
};
