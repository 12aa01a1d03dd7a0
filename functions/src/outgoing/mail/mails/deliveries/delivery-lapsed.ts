import { addresses } from '@domain/navigation/addresses.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { defineMail } from '../../define-mail.ts';
import { readProjectFor } from './read-project-for.ts';

interface Params {
  readonly name: string;
  /** Null: to the agency. */
  readonly uid: string | null;
  readonly projectId: string;
  readonly count: number;
}

/** To the project's creator and the agency: deliveries count as accepted without an answer. */
export const deliveryLapsedMail = defineMail({
  kind: 'delivery-lapsed',
  noticeKind: 'deliveries',
  load: async ({ name, uid, projectId, count }: Params) => {
    const { name: projectName } = await readProjectFor(uid, projectId);
    const area = uid === null ? addresses.castingsProject : addresses.project;
    return { content: { name, projectName, count }, href: area.href(projectId, ORDER_STEP) };
  },
  texts: {
    en: ({ name, projectName, count }, href) => ({
      subject: `${count === 1 ? 'A delivery was accepted' : `${count} deliveries were accepted`}: ${projectName}`,
      paragraphs: [
        `Hello ${name},`,
        count === 1
          ? `The agreed time to answer is over, so a final file for ${projectName} now counts as accepted.`
          : `The agreed time to answer is over, so ${count} final files for ${projectName} now count as accepted.`,
      ],
      action: { label: 'Open the deliveries', href },
    }),
    es: ({ name, projectName, count }, href) => ({
      subject: `${count === 1 ? 'Entrega aceptada' : `${count} entregas aceptadas`}: ${projectName}`,
      paragraphs: [
        `Hola, ${name}:`,
        count === 1
          ? `Ha vencido el plazo acordado y un archivo final de ${projectName} se da por aceptado.`
          : `Ha vencido el plazo acordado y ${count} archivos finales de ${projectName} se dan por aceptados.`,
      ],
      action: { label: 'Ver las entregas', href },
    }),
  },
  sample: ({ person, project }) => ({ name: person, projectName: project, count: 1 }),
});
