import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail, type Write } from '../../define-mail.ts';

interface Params {
  readonly name: string;
  readonly change: AccountChange;
  /** The agency that made it; null: the owner did. */
  readonly changedBy: string | null;
}

/** A change of an account that its owner is notified of. */
export type AccountChange =
  'password' | 'phoneAdded' | 'phoneRemoved' | 'phonesRemoved' | 'deletionRequested';

interface Words {
  readonly hello: (name: string) => string;
  readonly subject: Readonly<Record<AccountChange, string>>;
  readonly news: Readonly<Record<AccountChange, (changedBy: string) => string>>;
  readonly otherwise: Readonly<Record<AccountChange, string>>;
  readonly action: string;
}

const NOT_YOU = {
  en: 'If that wasn’t you, choose a new password now: “Forgot your password?” on the sign-in page. That signs out every device.',
  es: 'Si no has sido tú, elige ya una contraseña nueva: «¿Has olvidado tu contraseña?» en la página de inicio de sesión. Así se cierra la sesión en todos los dispositivos.',
};

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    hello: (name) => `Hello ${name},`,
    subject: {
      password: 'Your password was changed',
      phoneAdded: 'A phone was added to your account',
      phoneRemoved: 'A phone was removed from your account',
      phonesRemoved: 'Your phones were removed from your account',
      deletionRequested: 'You requested the deletion of your data',
    },
    news: {
      password: () => 'The password of your account was changed. Every device has been signed out.',
      phoneAdded: () => 'A phone was added to your account. It receives the codes of two-step sign-in.',
      phoneRemoved: () => 'A phone was removed from your account. It gets no more codes.',
      phonesRemoved: (changedBy) =>
        `${changedBy} has removed all phones from your account. Every device has been signed out. You sign in without a code until you add a phone again.`,
      deletionRequested: () =>
        'The deletion of all your data was requested from your account. It starts once your agencies have confirmed.',
    },
    otherwise: {
      password: NOT_YOU.en,
      phoneAdded: NOT_YOU.en,
      phoneRemoved: NOT_YOU.en,
      phonesRemoved: 'If you didn’t ask for that, tell your agency.',
      deletionRequested: `You can withdraw the request in your account until then. ${NOT_YOU.en}`,
    },
    action: 'Open your account',
  },
  es: {
    hello: (name) => `Hola, ${name}:`,
    subject: {
      password: 'Ha cambiado tu contraseña',
      phoneAdded: 'Se ha añadido un teléfono a tu cuenta',
      phoneRemoved: 'Se ha quitado un teléfono de tu cuenta',
      phonesRemoved: 'Se han quitado los teléfonos de tu cuenta',
      deletionRequested: 'Has pedido que se eliminen tus datos',
    },
    news: {
      password: () =>
        'La contraseña de tu cuenta ha cambiado. Se ha cerrado la sesión en todos los dispositivos.',
      phoneAdded: () =>
        'Se ha añadido un teléfono a tu cuenta. Recibirá los códigos de la verificación en dos pasos.',
      phoneRemoved: () => 'Se ha quitado un teléfono de tu cuenta. Ya no recibe códigos.',
      phonesRemoved: (changedBy) =>
        `${changedBy} ha quitado todos los teléfonos de tu cuenta. Se ha cerrado la sesión en todos los dispositivos. Entrarás sin código hasta que añadas otro teléfono.`,
      deletionRequested: () =>
        'Desde tu cuenta se ha pedido eliminar todos tus datos. Empieza cuando tus agencias lo confirmen.',
    },
    otherwise: {
      password: NOT_YOU.es,
      phoneAdded: NOT_YOU.es,
      phoneRemoved: NOT_YOU.es,
      phonesRemoved: 'Si no lo has pedido, avisa a tu agencia.',
      deletionRequested: `Hasta entonces puedes retirar la solicitud en tu cuenta. ${NOT_YOU.es}`,
    },
    action: 'Abrir tu cuenta',
  },
};

const write =
  (words: Words): Write<Params> =>
  ({ name, change, changedBy }, href) => ({
    subject: words.subject[change],
    paragraphs: [words.hello(name), words.news[change](changedBy ?? ''), words.otherwise[change]],
    action: { label: words.action, href },
  });

/** To the owner of an account: a change that an intruder could make too. */
export const accountChangedMail = defineMail({
  kind: 'account-changed',
  load: (params: Params) => {
    const isErasure = params.change === 'deletionRequested';
    const page = isErasure ? addresses.account.href() : addresses.security.href();
    return { content: params, href: page };
  },
  texts: { en: write(WORDS.en), es: write(WORDS.es) },
  sample: ({ person, agency }) => ({ name: person, change: 'phonesRemoved', changedBy: agency }),
});
