import type { Locale } from '@domain/messages/locale.ts';
import type { MailAttachment, MailText } from './layout.ts';

export interface ReportSealedMail {
  readonly name: string;
  readonly projectName: string;
  readonly character: string;
  /** With its time zone. */
  readonly when: string;
}

type Write = (mail: ReportSealedMail, href: string) => Omit<MailText, 'attachment'>;

const TEXTS: Readonly<Record<Locale, Write>> = {
  en: ({ name, projectName, character, when }, href) => ({
    subject: `The session report is signed: ${projectName}`,
    paragraphs: [
      `Hello ${name},`,
      `Everyone has signed the report of the session of “${character}” for ${projectName}. You’ll find it attached as a PDF.`,
      'Keep the file as it is: any change to it breaks its seal.',
    ],
    details: [{ label: 'Session', text: when }],
    action: { label: 'Check the file', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name, projectName, character, when }, href) => ({
    subject: `El informe de sesión está firmado: ${projectName}`,
    paragraphs: [
      `Hola, ${name}:`,
      `Todos han firmado el informe de la sesión de «${character}» para ${projectName}. Lo encontrarás adjunto en PDF.`,
      'Guarda el archivo tal como está: cualquier cambio rompe su sello.',
    ],
    details: [{ label: 'Sesión', text: when }],
    action: { label: 'Comprobar el archivo', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

/** The mail with the sealed report; `href` leads to the verification page. */
export const reportSealedMail = (
  mail: ReportSealedMail,
  locale: Locale,
  { href, attachment }: { readonly href: string; readonly attachment: MailAttachment },
): MailText => ({ ...TEXTS[locale](mail, href), attachment });
