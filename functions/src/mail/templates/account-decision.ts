import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['account-decision'];
type Write = (params: Params, href: string) => MailText;

const accepted: Readonly<Record<Locale, Write>> = {
  en: ({ name }, href) => ({
    subject: 'Your registration has been accepted',
    paragraphs: [
      `Hello ${name},`,
      'Your registration has been reviewed and accepted. You can start working.',
    ],
    action: { label: 'Sign in', href },
    footnote: 'If the button does not work, copy this address:',
  }),
  es: ({ name }, href) => ({
    subject: 'Hemos aceptado tu registro',
    paragraphs: [`Hola, ${name}:`, 'Hemos revisado y aceptado tu registro. Ya puedes empezar a trabajar.'],
    action: { label: 'Entrar', href },
    footnote: 'Si el botón no funciona, copia esta dirección:',
  }),
};

const rejected: Readonly<Record<Locale, Write>> = {
  en: ({ name }, href) => ({
    subject: 'Your registration was not accepted',
    paragraphs: [`Hello ${name},`, 'Your registration has been reviewed, and we cannot accept it as it is.'],
    action: { label: 'Contact us', href },
    footnote: 'If the button does not work, write to:',
  }),
  es: ({ name }, href) => ({
    subject: 'Tu registro no se ha aceptado',
    paragraphs: [`Hola, ${name}:`, 'Hemos revisado tu registro y no podemos aceptarlo tal como está.'],
    action: { label: 'Escríbenos', href },
    footnote: 'Si el botón no funciona, escribe a:',
  }),
};

/** What was decided on a registration. */
export const accountDecisionMail = (params: Params, locale: Locale, href: string): MailText =>
  (params.accepted ? accepted : rejected)[locale](params, href);
