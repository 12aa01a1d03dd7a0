import type { AgencyNews } from '@domain/agencies/agency-news.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail, type Write } from '../../define-mail.ts';

type News = Extract<AgencyNews, 'registration' | 'engineer' | 'joined' | 'deletion'>;

interface Params {
  /** The agency's. */
  readonly name: string;
  readonly news: News;
  readonly person: string;
  readonly personId: string;
  readonly email: string;
}

interface Words {
  readonly subject: (person: string) => string;
  readonly says: (person: string) => string;
  readonly action: string;
}

const WORDS: Readonly<Record<Locale, Readonly<Record<News, Words>>>> = {
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
    footnote: 'An admin chooses in the agency’s settings which of these emails you get.',
  },
  es: {
    hello: (agency) => `Hola, ${agency}:`,
    email: 'Correo',
    footnote: 'Un administrador elige en los ajustes de la agencia qué correos de este tipo recibís.',
  },
};

const write =
  (locale: Locale): Write<Params> =>
  ({ name, news, person, email }, href) => {
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

/** To the agency: a person registered, joined, or requested erasure. */
export const agencyNewsMail = defineMail({
  kind: 'agency-news',
  noticeKind: 'talents',
  load: (params: Params) => {
    const path = {
      registration: addresses.dashboard.href(),
      engineer: addresses.engineers.href(),
      joined: addresses.score.href(params.personId),
      deletion: addresses.dashboard.href(),
    }[params.news];
    return { content: params, href: path };
  },
  texts: { en: write('en'), es: write('es') },
  sample: ({ person, agency }) => ({
    name: agency,
    news: 'registration',
    person,
    personId: 'p',
    email: 'p@example.com',
  }),
});
