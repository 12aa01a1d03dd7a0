import type { Locale } from '@domain/messages/locale.ts';

/** Of mails to people who may not know the agency. */
export const INVITATION_FOOTNOTE: Readonly<Record<Locale, string>> = {
  en: 'If you don’t know the agency, you can ignore this email.',
  es: 'Si no conoces la agencia, ignora este mensaje.',
};
