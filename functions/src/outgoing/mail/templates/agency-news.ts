import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['agency-news'];

interface Words {
  readonly subject: (person: string) => string;
  readonly says: (person: string) => string;
  readonly action: string;
}

const WORDS: Readonly<Record<Locale, Readonly<Record<Params['news'], Words>>>> = {
  en: {
    registration: {
      subject: (person) => `New registration: ${person}`,
      says: (person) => `${person} has registered and can’t sign in until you accept the registration.`,
      action: 'Review the registration',
    },
    engineer: {
      subject: (person) => `Engineer to engage: ${person}`,
      says: (person) => `${person} has accepted your invitation and can start once an admin engages them.`,
      action: 'Open engineers',
    },
    joined: {
      subject: (person) => `${person} has joined you`,
      says: (person) => `${person} has accepted your invitation.`,
      action: 'Open the profile',
    },
    deletion: {
      subject: (person) => `Request to delete data: ${person}`,
      says: (person) => `${person} asks you to delete their data. The law gives you a month.`,
      action: 'Open the request',
    },
  },
  es: {
    registration: {
      subject: (person) => `Nuevo registro: ${person}`,
      says: (person) => `${person} se ha registrado y no puede entrar hasta que aceptes el registro.`,
      action: 'Revisar el registro',
    },
    engineer: {
      subject: (person) => `Técnico de sonido por activar: ${person}`,
      says: (person) =>
        `${person} ha aceptado vuestra invitación y puede empezar en cuanto un administrador active su cuenta.`,
      action: 'Abrir técnicos de sonido',
    },
    joined: {
      subject: (person) => `${person} ya trabaja con vosotros`,
      says: (person) => `${person} ha aceptado vuestra invitación.`,
      action: 'Abrir el perfil',
    },
    deletion: {
      subject: (person) => `Solicitud de eliminación de datos: ${person}`,
      says: (person) => `${person} pide que eliminéis sus datos. La ley da un mes de plazo.`,
      action: 'Abrir la solicitud',
    },
  },
};

interface Frame {
  readonly hello: (agency: string) => string;
  readonly email: string;
  readonly footnote: string;
}

const FRAME: Readonly<Record<Locale, Frame>> = {
  en: {
    hello: (agency) => `Hello ${agency},`,
    email: 'Email',
    footnote:
      'An admin chooses in the agency’s settings which of these emails you get. If the button doesn’t work, copy this address into your browser:',
  },
  es: {
    hello: (agency) => `Hola, ${agency}:`,
    email: 'Correo',
    footnote:
      'Un administrador elige en los ajustes de la agencia qué correos de este tipo recibís. Si el botón no funciona, copia esta dirección en el navegador:',
  },
};

export const agencyNewsMail = (
  { name, news, person, email }: Params,
  locale: Locale,
  href: string,
): MailText => {
  const words = WORDS[locale][news];
  const frame = FRAME[locale];
  return {
    subject: words.subject(person),
    paragraphs: [frame.hello(name), words.says(person)],
    details: [{ label: frame.email, text: email }],
    action: { label: words.action, href },
    footnote: frame.footnote,
  };
};
