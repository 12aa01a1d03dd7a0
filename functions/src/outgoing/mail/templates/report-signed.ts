import type { Locale } from '@domain/messages/locale.ts';
import type { ReportRole } from '@domain/sessions/report.ts';
import type { MailText } from './layout.ts';

export interface ReportSignedMail {
  readonly name: string;
  readonly role: ReportRole;
  readonly signedBy: string;
  /** Whether the reader holds that role, so it is presumably their own signature. */
  readonly isOwn: boolean;
  readonly projectName: string;
  readonly character: string;
  /** With its time zone. */
  readonly signedAt: string;
}

const PARTS = {
  en: { ENGINEER: 'sound engineer', CLIENT: 'client', VOD: 'voice-over director' },
  es: { ENGINEER: 'técnico de sonido', CLIENT: 'cliente', VOD: 'director/a de voz' },
} as const satisfies Record<Locale, Record<ReportRole, string>>;

type Write = (mail: ReportSignedMail, part: string, href: string) => MailText;

const TEXTS: Readonly<Record<Locale, Write>> = {
  en: ({ name, signedBy, isOwn, projectName, character, signedAt }, part, href) => ({
    subject: isOwn ? `You signed the session report: ${projectName}` : `${signedBy} signed: ${projectName}`,
    paragraphs: [
      `Hello ${name},`,
      isOwn
        ? `Your part (${part}) of the report of the session of “${character}” for ${projectName} was signed as ${signedBy}.`
        : `${signedBy} signed the part of the ${part} in the report of the session of “${character}” for ${projectName}.`,
      isOwn ? 'If that wasn’t you, reply to the agency right away.' : '',
    ].filter(Boolean),
    details: [{ label: 'Signed', text: signedAt }],
    action: { label: 'Open the report', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name, signedBy, isOwn, projectName, character, signedAt }, part, href) => ({
    subject: isOwn
      ? `Has firmado el informe de sesión: ${projectName}`
      : `${signedBy} ha firmado: ${projectName}`,
    paragraphs: [
      `Hola, ${name}:`,
      isOwn
        ? `Tu parte (${part}) del informe de la sesión de «${character}» para ${projectName} se ha firmado como ${signedBy}.`
        : `${signedBy} ha firmado la parte de ${part} del informe de la sesión de «${character}» para ${projectName}.`,
      isOwn ? 'Si no has sido tú, avisa a la agencia cuanto antes.' : '',
    ].filter(Boolean),
    details: [{ label: 'Firma', text: signedAt }],
    action: { label: 'Abrir el informe', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const reportSignedMail = (mail: ReportSignedMail, locale: Locale, href: string): MailText =>
  TEXTS[locale](mail, PARTS[locale][mail.role], href);
