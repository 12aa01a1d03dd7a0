import type { Locale } from '@domain/messages/locale.ts';
import type { ReportRole } from '@domain/sessions/report.ts';
import type { MailText } from './layout.ts';

export interface ReportAccessMail {
  readonly name: string;
  readonly role: ReportRole;
  readonly isReminder: boolean;
  readonly address: string;
  readonly projectName: string;
  readonly character: string;
  /** With its time zone. */
  readonly when: string;
}

const ROLES = {
  en: { ENGINEER: 'sound engineer', CLIENT: 'client', VOD: 'voice-over director' },
  es: { ENGINEER: 'técnico de sonido', CLIENT: 'cliente', VOD: 'director/a de voz' },
} as const satisfies Record<Locale, Record<ReportRole, string>>;

type Write = (mail: ReportAccessMail, as: string, href: string) => MailText;

const TEXTS: Readonly<Record<Locale, Write>> = {
  en: ({ name, isReminder, address, projectName, character, when }, as, href) => ({
    subject: isReminder
      ? `Your signature is missing on the session report: ${projectName}`
      : `Sign the session report: ${projectName}`,
    paragraphs: [
      `Hello ${name},`,
      isReminder
        ? `The report of the session of “${character}” for ${projectName} is still waiting for your signature (${as}).`
        : `Please fill in and sign your part (${as}) of the report of the session of “${character}” for ${projectName}.`,
      `Your email opens it: ${address}.`,
    ],
    details: [{ label: 'Session', text: when }],
    action: { label: 'Open the report', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name, isReminder, address, projectName, character, when }, as, href) => ({
    subject: isReminder
      ? `Falta tu firma en el informe de sesión: ${projectName}`
      : `Firma el informe de sesión: ${projectName}`,
    paragraphs: [
      `Hola, ${name}:`,
      isReminder
        ? `El informe de la sesión de «${character}» para ${projectName} todavía espera tu firma (${as}).`
        : `Rellena y firma tu parte (${as}) del informe de la sesión de «${character}» para ${projectName}.`,
      `Se abre con tu correo: ${address}.`,
    ],
    details: [{ label: 'Sesión', text: when }],
    action: { label: 'Abrir el informe', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const reportAccessMail = (mail: ReportAccessMail, locale: Locale, href: string): MailText =>
  TEXTS[locale](mail, ROLES[locale][mail.role], href);
