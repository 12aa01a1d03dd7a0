import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail } from '../../define-mail.ts';
import { signLink } from '../../links.ts';

interface Params {
  readonly name: string;
  readonly uid: string;
  readonly version: number;
}

const lifetime = LINK_LIFETIMES.newPassword.words;

/** To the owner of an account who forgot the password. */
export const passwordResetMail = defineMail({
  kind: 'password-reset',
  load: async ({ name, uid, version }: Params, { to }) => {
    const token = await signLink(
      { kind: 'password-reset', subject: uid, version },
      LINK_LIFETIMES.newPassword,
    );
    return { content: { name }, href: addresses.resetPassword.href(token, to) };
  },
  texts: {
    en: ({ name }, href) => ({
      subject: 'Choose a new password',
      paragraphs: [
        `Hello ${name},`,
        `Someone asked for a new password for your account. The link works once, within the next ${lifetime.en}.`,
      ],
      action: { label: 'Choose a new password', href },
      footnote: 'If it wasn’t you, ignore this email: your password stays the same.',
    }),
    es: ({ name }, href) => ({
      subject: 'Elige una contraseña nueva',
      paragraphs: [
        `Hola, ${name}:`,
        `Alguien ha pedido una contraseña nueva para tu cuenta. El enlace sirve una sola vez y caduca en ${lifetime.es}.`,
      ],
      action: { label: 'Elegir una contraseña nueva', href },
      footnote: 'Si no has sido tú, ignora este mensaje: tu contraseña seguirá siendo la misma.',
    }),
  },
  sample: ({ person }) => ({ name: person }),
});
