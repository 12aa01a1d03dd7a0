import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { SUPPORT_EMAIL } from '../../../../config.ts';
import { defineMail, type Write } from '../../define-mail.ts';
import { WRITE_TO } from '../../fallback.ts';

interface Params {
  readonly name: string;
  readonly newEmail: string;
  readonly isDone: boolean;
}

const requestNotice: Readonly<Record<Locale, Write<Params>>> = {
  en: ({ name, newEmail }, href) => ({
    subject: 'Someone wants to change the email of your account',
    paragraphs: [
      `Hello ${name},`,
      `The email of your account is to become ${newEmail}. If that was you, open the link that we sent there.`,
      'If it wasn’t you, choose a new password now: that stops the change and signs out every device.',
    ],
    action: { label: 'Choose a new password', href },
  }),
  es: ({ name, newEmail }, href) => ({
    subject: 'Alguien quiere cambiar el correo de tu cuenta',
    paragraphs: [
      `Hola, ${name}:`,
      `El correo de tu cuenta pasará a ser ${newEmail}. Si has sido tú, abre el enlace que te hemos enviado allí.`,
      'Si no has sido tú, elige ya una contraseña nueva: así se detiene el cambio y se cierra la sesión en todos los dispositivos.',
    ],
    action: { label: 'Elegir una contraseña nueva', href },
  }),
};

const done: typeof requestNotice = {
  en: ({ name, newEmail }, href) => ({
    subject: 'The email of your account has changed',
    paragraphs: [
      `Hello ${name},`,
      `You now sign in with ${newEmail}, and our emails go there. Every device has been signed out.`,
      'If it wasn’t you, write to us immediately: we’ll help you get your account back.',
    ],
    action: { label: 'This wasn’t me', href },
    fallback: WRITE_TO.en,
  }),
  es: ({ name, newEmail }, href) => ({
    subject: 'El correo de tu cuenta ha cambiado',
    paragraphs: [
      `Hola, ${name}:`,
      `Ahora inicias sesión con ${newEmail} y allí te llegarán nuestros correos. La sesión se ha cerrado en todos los dispositivos.`,
      'Si no has sido tú, escríbenos cuanto antes: te ayudaremos a recuperar tu cuenta.',
    ],
    action: { label: 'No he sido yo', href },
    fallback: WRITE_TO.es,
  }),
};

const write =
  (locale: Locale): Write<Params> =>
  (content, href) =>
    (content.isDone ? done : requestNotice)[locale](content, href);

/** To an account's current address: another one was requested, or (`isDone`) has replaced it. */
export const emailChangeNoticeMail = defineMail({
  kind: 'email-change-notice',
  load: (params: Params) => ({
    content: params,
    href: params.isDone ? `mailto:${SUPPORT_EMAIL.value()}` : addresses.forgotPassword.href(),
  }),
  texts: { en: write('en'), es: write('es') },
  sample: ({ person, email }) => ({ name: person, newEmail: email, isDone: false }),
});
