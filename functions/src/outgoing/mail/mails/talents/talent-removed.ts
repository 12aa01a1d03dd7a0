import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail } from '../../define-mail.ts';

interface Params {
  readonly name: string;
  readonly agencyName: string;
}

/** To a talent whom an agency has removed from its roster; other agencies keep them. */
export const talentRemovedMail = defineMail({
  kind: 'talent-removed',
  load: ({ name, agencyName }: Params) => ({
    content: { name, agencyName },
    href: addresses.profile.href(),
  }),
  texts: {
    en: ({ name, agencyName }, href) => ({
      subject: `You’re no longer on the roster of ${agencyName}`,
      paragraphs: [
        `Hello ${name},`,
        `${agencyName} has removed you from its roster. Its clients no longer hear your demos, and its open audition requests no longer need an answer.`,
        'The agencies you still work with see your profile and your demos as before.',
      ],
      action: { label: 'Open your profile', href },
    }),
    es: ({ name, agencyName }, href) => ({
      subject: `Ya no estás en la cartera de voces de ${agencyName}`,
      paragraphs: [
        `Hola, ${name}:`,
        `${agencyName} te ha quitado de su cartera de voces. Sus clientes ya no escuchan tus demos, y ya no hace falta que respondas a sus audiciones pendientes.`,
        'Las agencias con las que sigues trabajando ven tu perfil y tus demos como antes.',
      ],
      action: { label: 'Abrir mi perfil', href },
    }),
  },
  sample: ({ person, agency }) => ({ name: person, agencyName: agency }),
});
