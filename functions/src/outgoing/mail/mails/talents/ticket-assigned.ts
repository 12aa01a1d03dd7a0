import { addresses } from '@domain/navigation/addresses.ts';
import { getLanguageName } from '../../../../work/text/language-name.ts';
import { defineMail } from '../../define-mail.ts';
import { LANGUAGE } from '../../samples.ts';

interface Params {
  readonly name: string;
  /** Alpha3, of the demos on the ticket. */
  readonly language: string;
}

/** To an engineer: a ticket was assigned to them. */
export const ticketAssignedMail = defineMail({
  kind: 'ticket-assigned',
  noticeKind: 'talents',
  load: async ({ name, language }: Params, { locale }) => ({
    content: { name, language: await getLanguageName(language, locale) },
    href: addresses.curate.href(undefined, 'mine'),
  }),
  texts: {
    en: ({ name, language }, href) => ({
      subject: `You have demos to review: ${language}`,
      paragraphs: [
        `Hello ${name},`,
        'A ticket has been assigned to you. If you can’t review it, give it back or hand it over to a colleague.',
      ],
      details: [{ label: 'Language', text: language }],
      action: { label: 'Open your tickets', href },
    }),
    es: ({ name, language }, href) => ({
      subject: `Tienes demos por revisar: ${language}`,
      paragraphs: [
        `Hola, ${name}:`,
        'Se te ha asignado un ticket. Si no puedes revisarlo, devuélvelo o pásaselo a otro técnico de sonido.',
      ],
      details: [{ label: 'Idioma', text: language }],
      action: { label: 'Abrir mis tickets', href },
    }),
  },
  sample: ({ person }, locale) => ({ name: person, language: LANGUAGE[locale] }),
});
