import { reviewReasonsEn } from '@domain/curation/reasons.en.ts';
import { reviewReasonsEs } from '@domain/curation/reasons.es.ts';
import { formatVerdict, type ReviewReason } from '@domain/curation/reasons.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail, type Write } from '../../define-mail.ts';

interface Params {
  readonly name: string;
  /** Names of approved demos. */
  readonly approved: readonly string[];
  readonly rejected: readonly {
    readonly name: string;
    /** The reviewer's free text. */
    readonly reason: string;
    /** Ready-made reasons. Absent: queued before they were stored separately. */
    readonly reasons?: readonly ReviewReason[];
  }[];
}

interface Words {
  readonly subject: string;
  readonly paragraphs: (params: Params) => readonly string[];
  readonly reason: (reason: ReviewReason) => string;
  readonly approved: string;
  readonly rejected: string;
  readonly next: string;
  readonly action: string;
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
  },
};

const write =
  (words: Words): Write<Params> =>
  (content, href) => {
    const { approved, rejected } = content;
    const reasons = rejected.map((demo) => {
      const verdict = formatVerdict(demo.reasons, demo.reason, words.reason);
      return verdict === '' ? demo.name : `${demo.name}: ${verdict}`;
    });

    return {
      subject: words.subject,
      paragraphs: [...words.paragraphs(content), ...(rejected.length > 0 ? [words.next] : [])],
      details: [
        ...(approved.length > 0 ? [{ label: words.approved, text: approved }] : []),
        ...(reasons.length > 0 ? [{ label: words.rejected, text: reasons }] : []),
      ],
      action: { label: words.action, href },
    };
  };

/** To a talent: the review of their demos. */
export const demoCurationMail = defineMail({
  kind: 'demo-curation',
  noticeKind: 'talents',
  load: (params: Params) => ({ content: params, href: addresses.demos.href() }),
  texts: { en: write(WORDS.en), es: write(WORDS.es) },
  sample: ({ person, demo, reason }) => ({
    name: person,
    approved: [demo],
    rejected: [{ name: demo, reason, reasons: ['room'] }],
  }),
});
