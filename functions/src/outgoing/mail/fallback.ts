import type { Locale } from '@domain/messages/locale.ts';

/** The sentence before the button's address, for mail programs without buttons. */
type FallbackText = Readonly<Record<Locale, string>>;

export const COPY_ADDRESS: FallbackText = {
  en: 'If the button doesn’t work, copy this address into your browser:',
  es: 'Si el botón no funciona, copia esta dirección en el navegador:',
};

/** The fallback of a mail with several buttons. */
export const COPY_FIRST_ADDRESS: FallbackText = {
  en: 'If the first button doesn’t work, copy this address into your browser:',
  es: 'Si el primer botón no funciona, copia esta dirección en el navegador:',
};

/** The fallback of a button that starts an email. */
export const WRITE_TO: FallbackText = {
  en: 'If the button doesn’t work, write to:',
  es: 'Si el botón no funciona, escribe a:',
};
