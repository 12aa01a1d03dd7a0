import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import type { MailParams } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailText } from './layout.ts';

type Params = MailParams['email-change'];

const lifetime = LINK_LIFETIMES.newEmail.words;

const texts: Readonly<Record<Locale, (params: Params, href: string) => MailText>> = {
  en: ({ name }, href) => ({
    subject: 'Confirm your new email',
    paragraphs: [
      `Hello ${name},`,
      `You want to use this address for your account from now on. Confirm that it’s yours: the link works once, within the next ${lifetime.en}. Until then everything stays as it is.`,
    ],
    action: { label: 'Confirm my new email', href },
    footnote:
      'If you didn’t ask for this, ignore this email: nothing changes. If the button doesn’t work, copy this address into your browser:',
  }),
  es: ({ name }, href) => ({
    subject: 'Confirma tu correo nuevo',
    paragraphs: [
      `Hola, ${name}:`,
      `Quieres usar este correo para tu cuenta a partir de ahora. Confirma que es tuyo: el enlace sirve una sola vez y caduca en ${lifetime.es}. Hasta entonces todo sigue igual.`,
    ],
    action: { label: 'Confirmar mi correo nuevo', href },
    footnote:
      'Si no lo has pedido, ignora este mensaje: nada cambiará. Si el botón no funciona, copia esta dirección en el navegador:',
  }),
};

export const emailChangeMail = (params: Params, locale: Locale, href: string): MailText =>
  texts[locale](params, href);
