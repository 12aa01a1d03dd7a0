import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

/** Availability requests for several roles with the same slots. Everything is in the reader's language. */
export interface AvailabilityRequestsMail {
  readonly talentName: string;
  readonly agencyName: string;
  readonly projectName: string;
  readonly brand: string;
  /** Offered slots, in the reader's zone. */
  readonly slots: readonly string[];
  /** One of the roles is also requested from others, and the first to accept gets it. */
  readonly isFirstCome: boolean;
}

export interface RoleLink {
  readonly character: string;
  readonly languageName: string;
  /** Pay for it; empty when it can't be calculated. */
  readonly fee: string;
  readonly href: string;
}

interface Words {
  readonly subject: (mail: AvailabilityRequestsMail, count: number) => string;
  readonly paragraphs: (mail: AvailabilityRequestsMail) => readonly string[];
  readonly firstCome: string;
  readonly roles: string;
  readonly brand: string;
  readonly slots: string;
  readonly choose: (role: string) => string;
  readonly footnote: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: ({ projectName }, count) => `When can you record? ${projectName}, ${count} roles`,
    paragraphs: ({ talentName, agencyName, projectName }) => [
      `Hello ${talentName},`,
      `${agencyName} would like to book you for several roles in ${projectName} and asks when you can record. Each role has a link of its own below, and takes a slot of its own: it is booked as soon as you confirm it.`,
    ],
    firstCome:
      'Other voices are asked too, and the first to confirm has the role; we will tell you if it’s taken.',
    roles: 'Roles, and your fee',
    brand: 'Brand',
    slots: 'Slots to choose from, by your clock',
    choose: (role) => `Choose a slot for ${role}`,
    footnote:
      'These links are yours alone: please don’t pass them on. If the first button doesn’t work, copy this address into your browser:',
  },
  es: {
    subject: ({ projectName }, count) => `¿Cuándo puedes grabar? ${projectName}, ${count} papeles`,
    paragraphs: ({ talentName, agencyName, projectName }) => [
      `Hola, ${talentName}:`,
      `${agencyName} quiere contar contigo para varios papeles de ${projectName} y pregunta cuándo puedes grabar. Cada papel tiene su propio enlace más abajo y su propia franja: queda reservada en cuanto la confirmas.`,
    ],
    firstCome:
      'También se ha preguntado a otras voces y el papel es de la primera que confirme; si ya no está libre, te avisaremos.',
    roles: 'Papeles y honorarios',
    brand: 'Marca',
    slots: 'Franjas para elegir, en tu hora',
    choose: (role) => `Elegir una franja para ${role}`,
    footnote:
      'Estos enlaces son solo tuyos: no los compartas. Si el primer botón no funciona, copia esta dirección en el navegador:',
  },
};

const formatRole = ({ character, languageName }: RoleLink): string => `${character} (${languageName})`;

const formatPricedRole = (role: RoleLink): string =>
  role.fee ? `${formatRole(role)}: ${role.fee}` : formatRole(role);

export const availabilityRequestsMail = (
  mail: AvailabilityRequestsMail,
  locale: Locale,
  links: readonly RoleLink[],
): MailText => {
  const words = WORDS[locale];
  const [action, ...further] = links.map((role) => ({
    label: words.choose(formatRole(role)),
    href: role.href,
  }));
  if (!action) throw new Error('Nobody is asked for nothing');

  return {
    subject: words.subject(mail, links.length),
    paragraphs: [...words.paragraphs(mail), ...(mail.isFirstCome ? [words.firstCome] : [])],
    details: [
      { label: words.roles, text: links.map(formatPricedRole) },
      ...(mail.brand ? [{ label: words.brand, text: mail.brand }] : []),
      { label: words.slots, text: mail.slots },
    ],
    action,
    further,
    footnote: words.footnote,
  };
};
