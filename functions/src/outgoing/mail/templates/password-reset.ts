import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['password-reset'];

const lifetime = LINK_LIFETIMES.newPassword.words;

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: ({ name }, href) => ({
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${name},`,
      `Someone asked for a new password for your account. The link works once, within the next ${lifetime.en}.`,
    ],
    action: { label: 'Choose a new password', href },
    footnote:
      'If it wasn’t you, ignore this email: your password stays the same. If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name }, href) => ({
    subject: 'Elige una contraseña nueva',
    paragraphs: [
      `Hola, ${name}:`,
      `Alguien ha pedido una contraseña nueva para tu cuenta. El enlace sirve una sola vez y caduca en ${lifetime.es}.`,
    ],
    action: { label: 'Elegir una contraseña nueva', href },
    footnote:
      'Si no has sido tú, ignora este mensaje: tu contraseña seguirá siendo la misma. Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const passwordResetMail = (params: Params, locale: Locale, href: string): MailText =>
  texts[locale](params, href);
