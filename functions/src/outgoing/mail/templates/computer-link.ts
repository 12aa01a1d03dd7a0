import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

const texts: Readonly<Record<Locale, (name: string, href: string) => MailText>> = {
  en: (name, href) => ({
    subject: 'Your link for the computer',
    paragraphs: [
      `Hello ${name},`,
      'You asked for this link on your phone. Open it on a computer to continue.',
    ],
    action: { label: 'Continue', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: (name, href) => ({
    subject: 'Tu enlace para el ordenador',
    paragraphs: [`Hola, ${name}:`, 'Pediste este enlace en el móvil. Ábrelo en un ordenador para continuar.'],
    action: { label: 'Continuar', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const computerLinkMail = (name: string, locale: Locale, href: string): MailText =>
  texts[locale](name, href);
