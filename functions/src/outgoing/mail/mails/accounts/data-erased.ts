import type { Locale } from '@domain/messages/locale.ts';
import { SUPPORT_EMAIL } from '../../../../config.ts';
import { defineMail, type Write } from '../../define-mail.ts';
import { WRITE_TO } from '../../fallback.ts';

interface Params {
  readonly name: string;
  /** Name of the agency that removed them; absent after their own request. */
  readonly removedBy?: string;
  /** They have other roles. */
  readonly keepsAccount?: boolean;
}

const KEPT = {
  en: 'What the law on business records requires stays: signed reports of recording sessions, orders and payments.',
  es: 'Queda lo que exige la ley sobre documentación mercantil: los informes firmados de las sesiones de grabación, los pedidos y los pagos.',
} as const satisfies Readonly<Record<Locale, string>>;

const STAYS = {
  en: 'Your account stays, with everything else you use it for.',
  es: 'Tu cuenta sigue activa para todo lo demás que haces con ella.',
} as const satisfies Readonly<Record<Locale, string>>;

const LAST = {
  en: 'This is the last email you’ll get from us.',
  es: 'Este es el último correo que recibirás de nosotros.',
} as const satisfies Readonly<Record<Locale, string>>;

const asRequested: Readonly<Record<Locale, Write<Params>>> = {
  en: ({ name, keepsAccount = false }, href) => ({
    subject: 'Your data has been deleted',
    paragraphs: [
      `Hello ${name},`,
      `As you requested and your agencies confirmed, your ${keepsAccount ? '' : 'account, your '}profile as a voice artist, your demos and your auditions have been deleted.`,
      KEPT.en,
      keepsAccount ? STAYS.en : LAST.en,
    ],
    action: { label: 'Contact us', href },
    fallback: WRITE_TO.en,
  }),
  es: ({ name, keepsAccount = false }, href) => ({
    subject: 'Hemos eliminado tus datos',
    paragraphs: [
      `Hola, ${name}:`,
      `Como pediste y tus agencias han confirmado, hemos eliminado ${keepsAccount ? '' : 'tu cuenta, '}tu perfil de locutor/a, tus demos y tus audiciones.`,
      KEPT.es,
      keepsAccount ? STAYS.es : LAST.es,
    ],
    action: { label: 'Escríbenos', href },
    fallback: WRITE_TO.es,
  }),
};

const removed: typeof asRequested = {
  en: ({ name, removedBy = '', keepsAccount = false }, href) => ({
    subject: `You’re no longer on the roster of ${removedBy}`,
    paragraphs: [
      `Hello ${name},`,
      `${removedBy} has removed you from its roster. You worked with no other agency here, so your ${keepsAccount ? '' : 'account, your '}profile as a voice artist, your demos and your auditions have been deleted.`,
      KEPT.en,
      keepsAccount ? STAYS.en : LAST.en,
    ],
    action: { label: 'Contact us', href },
    fallback: WRITE_TO.en,
  }),
  es: ({ name, removedBy = '', keepsAccount = false }, href) => ({
    subject: `Ya no estás en la cartera de voces de ${removedBy}`,
    paragraphs: [
      `Hola, ${name}:`,
      `${removedBy} te ha quitado de su cartera de voces. No trabajabas aquí con ninguna otra agencia, así que hemos eliminado ${keepsAccount ? '' : 'tu cuenta, '}tu perfil de locutor/a, tus demos y tus audiciones.`,
      KEPT.es,
      keepsAccount ? STAYS.es : LAST.es,
    ],
    action: { label: 'Escríbenos', href },
    fallback: WRITE_TO.es,
  }),
};

const write =
  (locale: Locale): Write<Params> =>
  (content, href) =>
    (content.removedBy === undefined ? asRequested : removed)[locale](content, href);

/** The last mail to a person whose data was erased, on request or because their only agency removed them. */
export const dataErasedMail = defineMail({
  kind: 'data-erased',
  load: (params: Params) => ({ content: params, href: `mailto:${SUPPORT_EMAIL.value()}` }),
  texts: { en: write('en'), es: write('es') },
  sample: ({ person }) => ({ name: person }),
});
