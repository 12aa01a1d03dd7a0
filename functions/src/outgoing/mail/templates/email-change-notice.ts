import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['email-change-notice'];
type Write = (params: Params, href: string) => MailText;

const wanted: Readonly<Record<Locale, Write>> = {
  en: ({ name, newEmail }, href) => ({
    subject: 'Someone wants to change the email of your account',
    paragraphs: [
      `Hello ${name},`,
      `The email of your account is to become ${newEmail}. If that was you, open the link that we sent there.`,
      'If it wasn’t you, choose a new password now: that stops the change and signs out every device.',
    ],
    action: { label: 'Choose a new password', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name, newEmail }, href) => ({
    subject: 'Alguien quiere cambiar el correo de tu cuenta',
    paragraphs: [
      `Hola, ${name}:`,
      `El correo de tu cuenta pasará a ser ${newEmail}. Si has sido tú, abre el enlace que te hemos enviado allí.`,
      'Si no has sido tú, elige ya una contraseña nueva: así se detiene el cambio y se cierra la sesión en todos los dispositivos.',
    ],
    action: { label: 'Elegir una contraseña nueva', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

const done: typeof wanted = {
  en: ({ name, newEmail }, href) => ({
    subject: 'The email of your account has changed',
    paragraphs: [
      `Hello ${name},`,
      `You now sign in with ${newEmail}, and our emails go there. Every device has been signed out.`,
      'If it wasn’t you, write to us immediately: we’ll help you get your account back.',
    ],
    action: { label: 'This wasn’t me', href },
    footnote: 'If the button doesn’t work, write to:',
  }),
  es: ({ name, newEmail }, href) => ({
    subject: 'El correo de tu cuenta ha cambiado',
    paragraphs: [
      `Hola, ${name}:`,
      `Ahora inicias sesión con ${newEmail} y allí te llegarán nuestros correos. La sesión se ha cerrado en todos los dispositivos.`,
      'Si no has sido tú, escríbenos cuanto antes: te ayudaremos a recuperar tu cuenta.',
    ],
    action: { label: 'No he sido yo', href },
    footnote: 'Si el botón no funciona, escribe a:',
  }),
};

/** Returns the notice to an account's current or former address, so changes by an intruder are noticed. */
export const emailChangeNoticeMail = (params: Params, locale: Locale, href: string): MailText =>
  (params.isDone ? done : wanted)[locale](params, href);
