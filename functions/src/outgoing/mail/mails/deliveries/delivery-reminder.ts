import { getZone } from '@domain/agencies/agencies.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { readAgency } from '../../../../work/collections/agencies.ts';
import { findSentDeliveries } from '../../../../work/collections/deliveries.ts';
import { formatDay } from '../../../../work/text/format-day.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { DAY } from '../../samples.ts';
import { readProjectFor } from './read-project-for.ts';

interface Params {
  readonly name: string;
  readonly uid: string;
  readonly projectId: string;
}

interface Content {
  readonly name: string;
  readonly projectName: string;
  /** Number of files. */
  readonly count: number;
  /** First day on which some count as accepted. */
  readonly acceptsOn: string;
}

/** To the project's creator: deliveries wait for an answer and will count as accepted. */
export const deliveryReminderMail = defineMail({
  kind: 'delivery-reminder',
  noticeKind: 'deliveries',
  load: async ({ name, uid, projectId }: Params, { locale }) => {
    const { name: projectName, agencyId } = await readProjectFor(uid, projectId);
    const [deliveries, agency] = await Promise.all([findSentDeliveries(projectId), readAgency(agencyId)]);
    const ends = deliveries.flatMap(({ state, acceptsAt }) =>
      state === 'delivered' && acceptsAt ? [acceptsAt.toMillis()] : [],
    );
    if (ends.length === 0) throw new NoLongerNeeded();

    const day = getDayInZone(getZone(agency), new Date(Math.min(...ends)));

    return {
      content: { name, projectName, count: ends.length, acceptsOn: formatDay(day, locale) },
      href: addresses.project.href(projectId, ORDER_STEP),
    };
  },
  texts: {
    en: ({ name, projectName, count, acceptsOn }: Content, href) => ({
      subject: `${count === 1 ? 'A delivery is waiting for you' : `${count} deliveries are waiting for you`}: ${projectName}`,
      paragraphs: [
        `Hello ${name},`,
        count === 1
          ? `A final file for ${projectName} is waiting for your answer.`
          : `${count} final files for ${projectName} are waiting for your answer.`,
        `Accept each file or request a revision. Files without an answer count as accepted from ${acceptsOn} on, as agreed with the agency.`,
      ],
      action: { label: 'Answer now', href },
    }),
    es: ({ name, projectName, count, acceptsOn }: Content, href) => ({
      subject: `${count === 1 ? 'Una entrega espera tu respuesta' : `${count} entregas esperan tu respuesta`}: ${projectName}`,
      paragraphs: [
        `Hola, ${name}:`,
        count === 1
          ? `Un archivo final de ${projectName} espera tu respuesta.`
          : `${count} archivos finales de ${projectName} esperan tu respuesta.`,
        `Acepta cada archivo o pide cambios. Según lo acordado con la agencia, los que sigan sin respuesta se darán por aceptados a partir del ${acceptsOn}.`,
      ],
      action: { label: 'Responder', href },
    }),
  },
  sample: ({ person, project }, locale) => ({
    name: person,
    projectName: project,
    count: 3,
    acceptsOn: DAY[locale],
  }),
});
