import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

export interface ReportCodeMail {
  readonly name: string;
  readonly code: string;
  readonly minutes: number;
  readonly projectName: string;
  readonly character: string;
}

type Write = (mail: ReportCodeMail, href: string) => MailText;

const TEXTS: Readonly<Record<Locale, Write>> = {
  en: ({ name, code, minutes, projectName, character }, href) => ({
    subject: `Your code for the session report: ${code}`,
    paragraphs: [
      `Hello ${name},`,
      `Enter this code to open and sign your part of the report of the session of “${character}” for ${projectName}. It is valid for ${minutes} minutes.`,
      'If you didn’t request it, ignore this email. Don’t give the code to anyone.',
    ],
    details: [{ label: 'Code', text: code }],
    action: { label: 'Open the report', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name, code, minutes, projectName, character }, href) => ({
    subject: `Tu código para el informe de sesión: ${code}`,
    paragraphs: [
      `Hola, ${name}:`,
      `Escribe este código para abrir y firmar tu parte del informe de la sesión de «${character}» para ${projectName}. Vale durante ${minutes} minutos.`,
      'Si no lo has pedido tú, ignora este correo. No des el código a nadie.',
    ],
    details: [{ label: 'Código', text: code }],
    action: { label: 'Abrir el informe', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const reportCodeMail = (mail: ReportCodeMail, locale: Locale, href: string): MailText =>
  TEXTS[locale](mail, href);
