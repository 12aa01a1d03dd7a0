import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['payee-changed'];

const WORDS: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: ({ name, changedBy }, href) => ({
    subject: 'Where you’re paid has changed',
    paragraphs: [
      `Hello ${name},`,
      changedBy
        ? `${changedBy} has changed the PayPal address that you’re paid at.`
        : 'The PayPal address that you’re paid at has changed.',
      'If that’s wrong, correct it and tell your agency before the next payment.',
    ],
    action: { label: 'Check billing', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name, changedBy }, href) => ({
    subject: 'Ha cambiado tu cuenta de cobro',
    paragraphs: [
      `Hola, ${name}:`,
      changedBy
        ? `${changedBy} ha cambiado la cuenta de PayPal en la que cobras.`
        : 'La cuenta de PayPal en la que cobras ha cambiado.',
      'Si no es correcto, corrígelo y avisa a tu agencia antes del próximo pago.',
    ],
    action: { label: 'Revisar la facturación', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

/** Returns the notice to a talent whose payee was changed, so changes by an intruder are noticed. */
export const payeeChangedMail = (params: Params, locale: Locale, href: string): MailText =>
  WORDS[locale](params, href);
