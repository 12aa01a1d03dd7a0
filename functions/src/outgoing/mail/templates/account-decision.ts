import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['account-decision'];
type Write = (params: Params, href: string, agency: string) => MailText;

const accepted: Readonly<Record<Locale, Write>> = {
  en: ({ name }, href) => ({
    subject: 'Your registration has been accepted',
    paragraphs: [`Hello ${name},`, 'We’ve reviewed and accepted your registration. You can sign in now.'],
    action: { label: 'Sign in', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name }, href) => ({
    subject: 'Hemos aceptado tu registro',
    paragraphs: [`Hola, ${name}:`, 'Hemos revisado y aceptado tu registro. Ya puedes entrar.'],
    action: { label: 'Entrar', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

const rejected: Readonly<Record<Locale, Write>> = {
  en: ({ name, reason }, href, agency) => ({
    subject: 'Your registration was not accepted',
    paragraphs: [
      `Hello ${name},`,
      `${agency} has decided not to open an account for you.`,
      ...(reason ? [] : ['To ask why, reply to this email.']),
    ],
    ...(reason ? { details: [{ label: `${agency} writes`, text: reason }] } : {}),
    action: { label: `Write to ${agency}`, href },
    footnote: 'If the button doesn’t work, write to:',
  }),
  es: ({ name, reason }, href, agency) => ({
    subject: 'Tu registro no se ha aceptado',
    paragraphs: [
      `Hola, ${name}:`,
      `${agency} ha decidido no abrirte una cuenta.`,
      ...(reason ? [] : ['Para saber por qué, responde a este correo.']),
    ],
    ...(reason ? { details: [{ label: `${agency} te escribe`, text: reason }] } : {}),
    action: { label: `Escribir a ${agency}`, href },
    footnote: 'Si el botón no funciona, escribe a:',
  }),
};

export const accountDecisionMail = (params: Params, locale: Locale, href: string, agency: string): MailText =>
  (params.accepted ? accepted : rejected)[locale](params, href, agency);
