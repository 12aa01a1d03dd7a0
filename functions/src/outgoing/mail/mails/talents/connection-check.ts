import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { formatMoment } from '../../../../work/text/reader-zone.ts';
import { defineMail, type Write } from '../../define-mail.ts';
import { MOMENT } from '../../samples.ts';
import { getTalentClock } from '../../talent-zone.ts';

interface Params {
  readonly name: string;
  readonly talentId: string;
  /** The appointment at `at` was cancelled. */
  readonly isCancelled: boolean;
  /** ISO. */
  readonly at: string;
}

interface Content {
  readonly name: string;
  readonly agencyName: string;
  /** With its time zone. */
  readonly moment: string;
  readonly isCancelled: boolean;
}

const booked: Readonly<Record<Locale, Write<Content>>> = {
  en: ({ name, agencyName, moment }, href) => ({
    subject: `Connection check with ${agencyName}: ${moment}`,
    paragraphs: [
      `Hello ${name},`,
      `${agencyName} has booked a check of your live connection. Be in your studio with everything switched on; it takes a few minutes.`,
    ],
    details: [{ label: 'When', text: moment }],
    action: { label: 'See your home studio', href },
  }),
  es: ({ name, agencyName, moment }, href) => ({
    subject: `Prueba de conexión con ${agencyName}: ${moment}`,
    paragraphs: [
      `Hola, ${name}:`,
      `${agencyName} ha fijado una prueba de tu conexión en directo. Espera en tu estudio con todo encendido; son unos minutos.`,
    ],
    details: [{ label: 'Cuándo', text: moment }],
    action: { label: 'Ver mi home studio', href },
  }),
};

const cancelled: typeof booked = {
  en: ({ name, agencyName, moment }, href) => ({
    subject: `Connection check with ${agencyName} cancelled`,
    paragraphs: [
      `Hello ${name},`,
      `${agencyName} has cancelled the check of your live connection. Nothing happens at this time:`,
    ],
    details: [{ label: 'Cancelled', text: moment }],
    action: { label: 'See your home studio', href },
  }),
  es: ({ name, agencyName, moment }, href) => ({
    subject: `Prueba de conexión con ${agencyName} cancelada`,
    paragraphs: [
      `Hola, ${name}:`,
      `${agencyName} ha cancelado la prueba de tu conexión en directo. Ya no tendrá lugar a esta hora:`,
    ],
    details: [{ label: 'Cancelada', text: moment }],
    action: { label: 'Ver mi home studio', href },
  }),
};

const write =
  (locale: Locale): Write<Content> =>
  (content, href) =>
    (content.isCancelled ? cancelled : booked)[locale](content, href);

/** To a talent: a check of their connection was booked or cancelled. */
export const connectionCheckMail = defineMail({
  kind: 'connection-check',
  noticeKind: 'talents',
  load: async ({ name, talentId, isCancelled, at }: Params, { agencyName, locale }) => ({
    content: {
      name,
      agencyName,
      moment: formatMoment(at, await getTalentClock(talentId), locale),
      isCancelled,
    },
    href: addresses.homeStudio.href(),
  }),
  texts: { en: write('en'), es: write('es') },
  sample: ({ person, agency }, locale) => ({
    name: person,
    agencyName: agency,
    moment: MOMENT[locale],
    isCancelled: false,
  }),
});
