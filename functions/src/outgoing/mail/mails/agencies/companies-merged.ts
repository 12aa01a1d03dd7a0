import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail } from '../../define-mail.ts';

interface Params {
  readonly name: string;
  readonly from: string;
  readonly into: string;
  /** Names of the other company's people. */
  readonly others: readonly string[];
}

/** To the people of two companies that an agency merged. */
export const companiesMergedMail = defineMail({
  kind: 'companies-merged',
  load: (params: Params, { agencyName }) => ({
    content: { ...params, agencyName },
    href: addresses.projects.href(),
  }),
  texts: {
    en: ({ name, from, into, others, agencyName }, href) => ({
      subject: `${from} is now part of ${into}`,
      paragraphs: [
        `Hello ${name},`,
        `${agencyName} has merged ${from} into ${into}. The people of both now see all projects, orders and licences of ${into}.`,
        'If this is a mistake, reply to this email.',
      ],
      ...(others.length > 0 ? { details: [{ label: 'Now also with you', text: others.join(', ') }] } : {}),
      action: { label: 'Open your projects', href },
    }),
    es: ({ name, from, into, others, agencyName }, href) => ({
      subject: `${from} ahora forma parte de ${into}`,
      paragraphs: [
        `Hola, ${name}:`,
        `${agencyName} ha unido ${from} a ${into}. A partir de ahora, la gente de ambas ve todos los proyectos, pedidos y licencias de ${into}.`,
        'Si es un error, responde a este correo.',
      ],
      ...(others.length > 0
        ? { details: [{ label: 'Ahora también contigo', text: others.join(', ') }] }
        : {}),
      action: { label: 'Abrir mis proyectos', href },
    }),
  },
  sample: ({ person, agency, subject }) => ({
    name: person,
    from: subject,
    into: agency,
    others: [person],
    agencyName: agency,
  }),
});
