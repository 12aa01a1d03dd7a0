import type { Locale } from '../messages/locale.ts';

/** Messenger text below the agency's name for a preview's link. */
export const PREVIEW_CARD: Readonly<Record<Locale, string>> = {
  en: 'Listen to the voices and compare them.',
  es: 'Escucha las voces y compáralas.',
};
