import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['email-taken'];

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: ({ name }, href) => ({
    subject: 'You have an account with this email',
    paragraphs: [
      `Hello ${name},`,
      'Someone wanted to use this address for another account. It’s the email of yours, so nothing has changed.',
      'If that was you, sign in here with this address. We told no one that it has an account.',
    ],
    action: { label: 'Sign in', href },
    footnote:
      'If it wasn’t you, ignore this email. If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name }, href) => ({
    subject: 'Ya tienes una cuenta con este correo',
    paragraphs: [
      `Hola, ${name}:`,
      'Alguien quería usar este correo para otra cuenta. Es el de la tuya, así que no ha cambiado nada.',
      'Si has sido tú, inicia sesión aquí con este correo. No le hemos dicho a nadie que tiene una cuenta.',
    ],
    action: { label: 'Iniciar sesión', href },
    footnote:
      'Si no has sido tú, ignora este mensaje. Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

/** Returns the mail to the owner of an address wanted for another account; only the owner learns that it is taken. */
export const emailTakenMail = (params: Params, locale: Locale, href: string): MailText =>
  texts[locale](params, href);
