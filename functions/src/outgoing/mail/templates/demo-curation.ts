import { reviewReasonsEn } from '@domain/curation/reasons.en.ts';
import { reviewReasonsEs } from '@domain/curation/reasons.es.ts';
import { formatVerdict, type ReviewReason } from '@domain/curation/reasons.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['demo-curation'];

interface Words {
  readonly subject: string;
  readonly paragraphs: (params: Params) => readonly string[];
  readonly reason: (reason: ReviewReason) => string;
  readonly approved: string;
  readonly rejected: string;
  readonly next: string;
  readonly action: string;
  readonly footnote: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: 'Your demos have been reviewed',
    paragraphs: ({ name, approved }) => [
      `Hello ${name},`,
      approved.length > 0
        ? 'An engineer has reviewed your demos. Clients can find the approved ones now.'
        : 'An engineer has reviewed your demos. None of them is shown to clients for now.',
    ],
    reason: (reason) => reviewReasonsEn[`review.reason.${reason}`],
    approved: 'Approved',
    rejected: 'Not approved',
    next: 'Replace the file of a demo that was not approved, and it will be reviewed again.',
    action: 'Open your demos',
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  },
  es: {
    subject: 'Hemos revisado tus demos',
    paragraphs: ({ name, approved }) => [
      `Hola, ${name}:`,
      approved.length > 0
        ? 'Un técnico de sonido ha revisado tus demos. Los clientes ya pueden encontrar las aprobadas.'
        : 'Un técnico de sonido ha revisado tus demos. De momento, los clientes no verán ninguna.',
    ],
    reason: (reason) => reviewReasonsEs[`review.reason.${reason}`],
    approved: 'Aprobadas',
    rejected: 'No aprobadas',
    next: 'Si cambias el archivo de una demo no aprobada, volveremos a revisarla.',
    action: 'Abrir mis demos',
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  },
};

export const demoCurationMail = (params: Params, locale: Locale, href: string): MailText => {
  const words = WORDS[locale];
  const { approved, rejected } = params;
  const reasons = rejected.map((demo) => {
    const said = formatVerdict(demo.reasons, demo.reason, words.reason);
    return said === '' ? demo.name : `${demo.name}: ${said}`;
  });

  return {
    subject: words.subject,
    paragraphs: [...words.paragraphs(params), ...(rejected.length > 0 ? [words.next] : [])],
    details: [
      ...(approved.length > 0 ? [{ label: words.approved, text: approved }] : []),
      ...(reasons.length > 0 ? [{ label: words.rejected, text: reasons }] : []),
    ],
    action: { label: words.action, href },
    footnote: words.footnote,
  };
};
