import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

export interface VoiceLeftMail {
  readonly name: string;
  readonly agencyName: string;
  readonly isAgency: boolean;
  readonly roles: readonly {
    readonly projectName: string;
    readonly character: string;
    /** The agreed time with its zone; null: none was agreed. */
    readonly when: string | null;
  }[];
}

interface Words {
  readonly subject: (role: string) => string;
  readonly hello: (name: string) => string;
  readonly left: (agency: string) => string;
  readonly leftYou: string;
  readonly next: string;
  readonly nextForAgency: string;
  readonly noTime: string;
  readonly action: string;
  readonly footnote: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    subject: (role) => `A voice is no longer available: ${role}`,
    hello: (name) => `Hello ${name},`,
    left: (agency) =>
      `A voice of ${agency} has left, and isn’t available for these roles any more. Recordings planned with them are cancelled.`,
    leftYou:
      'A voice has left and their data is being deleted. These roles have no voice now. Recordings planned with them are cancelled, and everyone in them has been notified.',
    next: 'Choose another voice, or ask the agency for suggestions.',
    nextForAgency: 'Orders that include these roles wait for your decision: credit, book again or keep.',
    noTime: 'No time was agreed',
    action: 'Open the project',
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  },
  es: {
    subject: (role) => `Una voz ya no está disponible: ${role}`,
    hello: (name) => `Hola, ${name}:`,
    left: (agency) =>
      `Una voz de ${agency} se ha dado de baja y ya no está disponible para estos papeles. Las grabaciones previstas con ella quedan canceladas.`,
    leftYou:
      'Una voz se ha dado de baja y sus datos se están eliminando. Estos papeles se han quedado sin voz. Las grabaciones previstas con ella quedan canceladas y hemos avisado a quienes participaban.',
    next: 'Elige otra voz o pide propuestas a la agencia.',
    nextForAgency:
      'Los pedidos que incluyen estos papeles esperan tu decisión: abonar, volver a reservar o mantener.',
    noTime: 'Sin hora acordada',
    action: 'Abrir el proyecto',
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  },
};

/** Returns the mail to the agency or a client: roles whose voice has left. */
export const voiceLeftMail = (
  { name, agencyName, isAgency, roles }: VoiceLeftMail,
  locale: Locale,
  href: string,
): MailText => {
  const words = WORDS[locale];
  const [first] = roles;

  return {
    subject: words.subject(first ? `${first.projectName}, ${first.character}` : ''),
    paragraphs: [
      words.hello(name),
      isAgency ? words.leftYou : words.left(agencyName),
      isAgency ? words.nextForAgency : words.next,
    ],
    details: roles.map(({ projectName, character, when }) => ({
      label: `${projectName}, ${character}`,
      text: when ?? words.noTime,
    })),
    action: { label: words.action, href },
    footnote: words.footnote,
  };
};
