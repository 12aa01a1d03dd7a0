import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['client-invite'];

const lifetime = LINK_LIFETIMES.firstPassword.words;

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: ({ name, agencyName }, href) => ({
    subject: `${agencyName} has set up your account`,
    paragraphs: [
      `Hello ${name},`,
      `${agencyName} has set up an account for you, so that you can cast voices for your projects. Choose a password to get started. The link works once, within the next ${lifetime.en}.`,
    ],
    action: { label: 'Choose a password', href },
    footnote: 'If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name, agencyName }, href) => ({
    subject: `${agencyName} te ha creado una cuenta`,
    paragraphs: [
      `Hola, ${name}:`,
      `${agencyName} te ha creado una cuenta para que puedas buscar voces para tus proyectos. Elige una contraseña para empezar. El enlace sirve una sola vez y caduca en ${lifetime.es}.`,
    ],
    action: { label: 'Elegir una contraseña', href },
    footnote: 'Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

/** The first mail to a client whose account an agency created. */
export const clientInviteMail = (params: Params, locale: Locale, href: string): MailText =>
  texts[locale](params, href);
