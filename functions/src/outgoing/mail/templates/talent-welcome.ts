import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['talent-welcome'];

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: ({ name }, href) => ({
    subject: 'Upload your first demos',
    paragraphs: [
      `Hello ${name},`,
      'Your profile is ready. Clients choose by ear, so they find you once your first demos are reviewed.',
      'Short demos work best: one voice, one style and one language each, without a slate.',
    ],
    action: { label: 'Upload demos', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name }, href) => ({
    subject: 'Sube tus primeras demos',
    paragraphs: [
      `Hola, ${name}:`,
      'Tu perfil está listo. Los clientes eligen de oído: te encontrarán en cuanto se revisen tus primeras demos.',
      'Las cortas funcionan mejor: una voz, un estilo y un idioma en cada una, sin decir tu nombre al principio.',
    ],
    action: { label: 'Subir demos', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const talentWelcomeMail = (params: Params, locale: Locale, href: string): MailText =>
  texts[locale](params, href);
