import { DEFAULT_ZONE } from '@domain/agencies/agencies.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { INFORMATION_STEP } from '@domain/projects/steps.ts';
import { readAgency } from '../../../../work/collections/agencies.ts';
import { readProject } from '../../../../work/collections/projects.ts';
import { formatMoment } from '../../../../work/text/reader-zone.ts';
import { defineMail, type Write } from '../../define-mail.ts';
import { getAddressClock } from '../../reader-clock.ts';
import { MOMENT } from '../../samples.ts';

interface Params {
  /** The client; absent: to the agency. */
  readonly uid?: string;
  readonly name: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly companyName: string;
  /** ISO, UTC. */
  readonly recordBy: string;
}

interface Content {
  readonly name: string;
  readonly projectName: string;
  readonly companyName: string;
  /** To the client: the agency; null: to the agency. */
  readonly agencyName: string | null;
  /** Recording deadline, with its time zone. */
  readonly recordBy: string;
}

const toAgency: Readonly<Record<Locale, Write<Content>>> = {
  en: (mail, href) => ({
    subject: `Express project from ${mail.companyName}: ${mail.projectName}`,
    paragraphs: [
      `Hello ${mail.name},`,
      `${mail.companyName} has placed the express project ${mail.projectName}. Find the voice, book it and record it in time.`,
    ],
    details: [{ label: 'Record by', text: mail.recordBy }],
    action: { label: 'Open the project', href },
  }),
  es: (mail, href) => ({
    subject: `Proyecto exprés de ${mail.companyName}: ${mail.projectName}`,
    paragraphs: [
      `Hola, ${mail.name}:`,
      `${mail.companyName} ha enviado el proyecto exprés ${mail.projectName}. Encuentra la voz, resérvala y grábala a tiempo.`,
    ],
    details: [{ label: 'Grabar antes de', text: mail.recordBy }],
    action: { label: 'Abrir el proyecto', href },
  }),
};

const toClient: Readonly<Record<Locale, Write<Content>>> = {
  en: (mail, href) => ({
    subject: `Your express project is placed: ${mail.projectName}`,
    paragraphs: [
      `Hello ${mail.name},`,
      `${mail.agencyName ?? ''} has your express project ${mail.projectName} and is finding the voice. You’ll get an email when the recording is booked.`,
    ],
    details: [{ label: 'Recorded by', text: mail.recordBy }],
    action: { label: 'See where it is', href },
  }),
  es: (mail, href) => ({
    subject: `Tu proyecto exprés está en marcha: ${mail.projectName}`,
    paragraphs: [
      `Hola, ${mail.name}:`,
      `${mail.agencyName ?? ''} ha recibido tu proyecto exprés ${mail.projectName} y está buscando la voz. Te avisaremos por correo cuando la grabación esté reservada.`,
    ],
    details: [{ label: 'Grabado antes de', text: mail.recordBy }],
    action: { label: 'Ver cómo va', href },
  }),
};

const write =
  (locale: Locale): Write<Content> =>
  (content, href) =>
    (content.agencyName === null ? toAgency : toClient)[locale](content, href);

/** To the client who placed an express project, or to the agency. */
export const expressPlacedMail = defineMail({
  kind: 'express-placed',
  noticeKind: 'orders',
  load: async ({ uid, projectId, recordBy, ...view }: Params, { to, locale }) => {
    const area = uid === undefined ? addresses.castingsProject : addresses.project;
    const project = await readProject(projectId);
    const agency = project && (await readAgency(project.agencyId));
    const clock = await getAddressClock(to, agency?.timeZone ?? DEFAULT_ZONE);

    return {
      content: {
        ...view,
        agencyName: uid === undefined ? null : (agency?.publicName ?? ''),
        recordBy: formatMoment(recordBy, clock, locale),
      },
      href: area.href(projectId, INFORMATION_STEP),
    };
  },
  texts: { en: write('en'), es: write('es') },
  sample: ({ person, project, company, agency }, locale) => ({
    name: person,
    projectName: project,
    companyName: company,
    agencyName: agency,
    recordBy: MOMENT[locale],
  }),
});
