import type { Locale } from '@domain/messages/locale.ts';
import type { Write } from '../../define-mail.ts';
import type { AvailabilityOccasion } from './mailed-booking.ts';

/** An availability request for its talent. Everything is in the reader's language and zone. */
export interface Availability {
  readonly talentName: string;
  readonly agencyName: string;
  readonly projectName: string;
  readonly character: string;
  readonly languageName: string;
  readonly brand: string;
  readonly assets: readonly string[];
  /** Total pay; empty when it can't be calculated. */
  readonly fee: string;
  /** Offered slots; for a confirmed request the accepted one. */
  readonly slots: readonly string[];
  readonly booked: string;
  /** The role is also requested from others, and the first to accept gets it. */
  readonly isFirstCome: boolean;
  /** What is asked for is held, not booked. */
  readonly isOption: boolean;
  /** Address of the sealed confirmation; empty: not booked. */
  readonly confirmationHref: string;
  readonly occasion: AvailabilityOccasion;
}

interface Occasion {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly slots?: string;
  readonly action: string;
}

type Words = Readonly<Record<AvailabilityOccasion, (mail: Availability) => Occasion>>;

const formatRoleEn = ({ character, projectName, languageName }: Availability): string =>
  `the character “${character}” in ${projectName} (${languageName})`;
const formatRoleEs = ({ character, projectName, languageName }: Availability): string =>
  `el personaje «${character}» de ${projectName} (${languageName})`;

/** With «de» before it: «del personaje …». */
const formatOfRoleEs = (mail: Availability): string => `d${formatRoleEs(mail)}`;

const en: Words = {
  asked: (mail) => ({
    subject: mail.isOption
      ? `An option for you: ${mail.projectName}, ${mail.character}`
      : `When can you record? ${mail.projectName}, ${mail.character}`,
    paragraphs: mail.isOption
      ? [
          `${mail.agencyName} asks for an option on your time for ${formatRoleEn(mail)}.`,
          'Pick the slot that suits you: you keep it free, and it isn’t a booking yet. You’ll get an email once it is booked, or when the option ends.',
        ]
      : [
          `${mail.agencyName} would like to book you for ${formatRoleEn(mail)} and asks when you can record.`,
          mail.isFirstCome
            ? 'Pick the slot that suits you: it is booked as soon as you confirm it. Other voices are asked too, and the first to confirm has the role; we will tell you if it’s taken.'
            : 'Pick the slot that suits you: it is booked as soon as you confirm it.',
        ],
    slots: 'Slots to choose from, by your clock',
    action: 'Choose a slot',
  }),
  changed: (mail) => ({
    subject: `New slots: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `${mail.agencyName} has changed the slots for ${formatRoleEn(mail)}. The earlier ones no longer hold.`,
    ],
    slots: 'Slots to choose from, by your clock',
    action: 'Choose a slot',
  }),
  moving: (mail) => ({
    subject: `Can you record at another time? ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `${mail.agencyName} would like to move the recording of ${formatRoleEn(mail)}.`,
      `You stay booked for ${mail.booked} until you confirm one of the new slots.`,
    ],
    slots: 'New slots to choose from, by your clock',
    action: 'Choose a slot',
  }),
  kept: (mail) => ({
    subject: `The time stays as it was: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `${mail.agencyName} no longer needs to move the recording of ${formatRoleEn(mail)}. It stays on ${mail.booked}.`,
    ],
    slots: 'When, by your clock',
    action: 'See the booking',
  }),
  confirmed: (mail) => ({
    subject: `You’re booked: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `You’re booked for ${formatRoleEn(mail)} on ${mail.booked}. ${mail.agencyName} knows about it.`,
    ],
    slots: 'When, by your clock',
    action: 'See the booking',
  }),
  counterAccepted: (mail) => ({
    subject: `Your fee was accepted: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `The fee that you proposed for ${formatRoleEn(mail)} was accepted. Pick the slot that suits you.`,
    ],
    slots: 'Slots to choose from, by your clock',
    action: 'Choose a slot',
  }),
  counterDeclined: (mail) => ({
    subject: `Your fee was not accepted: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `The fee that you proposed for ${formatRoleEn(mail)} was not accepted. The request stays open at the fee below, if you would like the role.`,
    ],
    slots: 'Slots to choose from, by your clock',
    action: 'See the request',
  }),
  released: (mail) => ({
    subject: `Role taken: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Another voice has confirmed before you for ${formatRoleEn(mail)}, so you no longer need to keep these slots free. Thank you for being available.`,
    ],
    action: 'See the request',
  }),
  cancelled: (mail) => ({
    subject: `Cancelled: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      mail.booked
        ? `Your recording of ${formatRoleEn(mail)} on ${mail.booked} is cancelled. You no longer need to keep the time free.`
        : `${mail.agencyName} has cancelled its request for ${formatRoleEn(mail)}. You no longer need to keep the time free.`,
    ],
    action: 'See the request',
  }),
};

const es: Words = {
  asked: (mail) => ({
    subject: mail.isOption
      ? `Te piden una opción: ${mail.projectName}, ${mail.character}`
      : `¿Cuándo puedes grabar? ${mail.projectName}, ${mail.character}`,
    paragraphs: mail.isOption
      ? [
          `${mail.agencyName} te pide una opción para ${formatRoleEs(mail)}.`,
          'Elige la franja que mejor te venga: la mantienes libre y aún no es una reserva en firme. Te escribiremos cuando lo sea o cuando la opción termine.',
        ]
      : [
          `${mail.agencyName} quiere contar contigo para ${formatRoleEs(mail)} y pregunta cuándo puedes grabar.`,
          mail.isFirstCome
            ? 'Elige la franja que mejor te venga: queda reservada en cuanto la confirmas. También se ha preguntado a otras voces y el papel es de la primera que confirme; si ya no está libre, te avisaremos.'
            : 'Elige la franja que mejor te venga: queda reservada en cuanto la confirmas.',
        ],
    slots: 'Franjas para elegir, en tu hora',
    action: 'Elegir una franja',
  }),
  changed: (mail) => ({
    subject: `Franjas nuevas: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `${mail.agencyName} ha cambiado las franjas para ${formatRoleEs(mail)}. Las anteriores ya no valen.`,
    ],
    slots: 'Franjas para elegir, en tu hora',
    action: 'Elegir una franja',
  }),
  moving: (mail) => ({
    subject: `¿Puedes grabar en otro momento? ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `A ${mail.agencyName} le gustaría cambiar la fecha de grabación para ${formatRoleEs(mail)}.`,
      `Tu reserva sigue en pie (${mail.booked}) hasta que confirmes una de las franjas nuevas.`,
    ],
    slots: 'Franjas nuevas para elegir, en tu hora',
    action: 'Elegir una franja',
  }),
  kept: (mail) => ({
    subject: `La fecha no cambia: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `${mail.agencyName} ya no necesita cambiar la fecha de grabación para ${formatRoleEs(mail)}. Sigue siendo ${mail.booked}.`,
    ],
    slots: 'Cuándo, en tu hora',
    action: 'Ver la reserva',
  }),
  confirmed: (mail) => ({
    subject: `Reserva confirmada: ${mail.projectName}, ${mail.character}`,
    paragraphs: [`Tienes reserva para ${formatRoleEs(mail)}: ${mail.booked}. ${mail.agencyName} ya lo sabe.`],
    slots: 'Cuándo, en tu hora',
    action: 'Ver la reserva',
  }),
  counterAccepted: (mail) => ({
    subject: `Han aceptado tus honorarios: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Han aceptado los honorarios que propusiste para ${formatRoleEs(mail)}. Elige la franja que mejor te venga.`,
    ],
    slots: 'Franjas para elegir, en tu hora',
    action: 'Elegir una franja',
  }),
  counterDeclined: (mail) => ({
    subject: `No han aceptado tus honorarios: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `No han aceptado los honorarios que propusiste para ${formatRoleEs(mail)}. La solicitud sigue abierta con los honorarios de abajo, por si te interesa el papel.`,
    ],
    slots: 'Franjas para elegir, en tu hora',
    action: 'Ver la solicitud',
  }),
  released: (mail) => ({
    subject: `Papel ya asignado: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      `Otra voz ha confirmado antes que tú para ${formatRoleEs(mail)}, así que ya no hace falta que reserves estas franjas. Gracias por tu disponibilidad.`,
    ],
    action: 'Ver la solicitud',
  }),
  cancelled: (mail) => ({
    subject: `Cancelado: ${mail.projectName}, ${mail.character}`,
    paragraphs: [
      mail.booked
        ? `Se ha cancelado tu grabación ${formatOfRoleEs(mail)}: ${mail.booked}. Ya no hace falta que reserves ese tiempo.`
        : `${mail.agencyName} ha cancelado su solicitud para ${formatRoleEs(mail)}. Ya no hace falta que reserves ese tiempo.`,
    ],
    action: 'Ver la solicitud',
  }),
};

const LETTER: Readonly<
  Record<
    Locale,
    {
      readonly words: Words;
      readonly hello: (name: string) => string;
      readonly brand: string;
      readonly assets: string;
      readonly fee: string;
      readonly confirmation: string;
      readonly footnote: string;
    }
  >
> = {
  en: {
    words: en,
    hello: (name) => `Hello ${name},`,
    brand: 'Brand',
    assets: 'To record',
    fee: 'Your fee',
    confirmation: 'Booking confirmation (PDF)',
    footnote: 'This link is yours alone: please don’t pass it on.',
  },
  es: {
    words: es,
    hello: (name) => `Hola, ${name}:`,
    brand: 'Marca',
    assets: 'Qué se graba',
    fee: 'Tus honorarios',
    confirmation: 'Confirmación de la reserva (PDF)',
    footnote: 'Este enlace es solo tuyo: no lo compartas.',
  },
};

const present = ({
  label,
  text,
}: {
  readonly label: string | undefined;
  readonly text: string | readonly string[];
}) => (label !== undefined && text.length > 0 ? [{ label, text }] : []);

export const writeAvailability =
  (locale: Locale): Write<Availability> =>
  (mail, href) => {
    const { words, hello, footnote, confirmation, ...labels } = LETTER[locale];
    const { subject, paragraphs, slots, action } = words[mail.occasion](mail);
    const details = [
      { label: slots, text: mail.slots },
      { label: labels.brand, text: mail.brand },
      { label: labels.assets, text: mail.assets },
      { label: labels.fee, text: mail.fee },
    ];

    return {
      subject,
      paragraphs: [hello(mail.talentName), ...paragraphs],
      // An ended request has no terms.
      ...(slots === undefined ? {} : { details: details.flatMap(present) }),
      action: { label: action, href },
      ...(mail.confirmationHref ? { aside: { label: confirmation, href: mail.confirmationHref } } : {}),
      footnote,
    };
  };
