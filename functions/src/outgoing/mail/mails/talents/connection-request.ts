import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail, type Write } from '../../define-mail.ts';

interface Params {
  readonly talentName: string;
  readonly talentId: string;
  /** To the talent whose agency requested it; absent: to the agency. */
  readonly isToTalent?: boolean;
}

interface Content extends Omit<Params, 'talentId'> {
  readonly agencyName: string;
}

const toAgency: Readonly<Record<Locale, Write<Content>>> = {
  en: ({ talentName }, href) => ({
    subject: `Connection check requested: ${talentName}`,
    paragraphs: [`A check of ${talentName}’s live connection has been requested. Book a time for it.`],
    action: { label: 'Book the check', href },
  }),
  es: ({ talentName }, href) => ({
    subject: `Prueba de conexión solicitada: ${talentName}`,
    paragraphs: [`Se ha solicitado una prueba de la conexión en directo de ${talentName}. Fija una hora.`],
    action: { label: 'Fijar la prueba', href },
  }),
};

const toTalent: typeof toAgency = {
  en: ({ talentName, agencyName }, href) => ({
    subject: `${agencyName} would like to check your connection`,
    paragraphs: [
      `Hello ${talentName},`,
      `${agencyName} would like to check your live connection, and will book a time for it. We’ll email you when.`,
    ],
    action: { label: 'Open your studio', href },
  }),
  es: ({ talentName, agencyName }, href) => ({
    subject: `${agencyName} quiere probar tu conexión`,
    paragraphs: [
      `Hola, ${talentName}:`,
      `${agencyName} quiere probar tu conexión en directo y fijará una hora. Te la enviaremos por correo.`,
    ],
    action: { label: 'Abrir tu estudio', href },
  }),
};

const write =
  (locale: Locale): Write<Content> =>
  (content, href) =>
    (content.isToTalent ? toTalent : toAgency)[locale](content, href);

/** A requested check of a talent's connection. */
export const connectionRequestMail = defineMail({
  kind: 'connection-request',
  noticeKind: 'talents',
  load: ({ talentId, ...view }: Params, { agencyName }) => {
    const path = view.isToTalent ? addresses.homeStudio.href() : addresses.score.href(talentId);
    return { content: { ...view, agencyName }, href: path };
  },
  texts: { en: write('en'), es: write('es') },
  sample: ({ person, agency }) => ({ talentName: person, agencyName: agency }),
});
