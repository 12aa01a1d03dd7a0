import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail } from '../../define-mail.ts';
import { signLink } from '../../links.ts';

interface Params {
  readonly name: string;
  readonly uid: string;
  readonly version: number;
}

const lifetime = LINK_LIFETIMES.newEmail.words;

/** To the account's new address. */
export const emailChangeMail = defineMail({
  kind: 'email-change',
  load: async ({ name, uid, version }: Params) => {
    const token = await signLink({ kind: 'email-change', subject: uid, version }, LINK_LIFETIMES.newEmail);
    return { content: { name }, href: addresses.confirmEmail.href(token) };
  },
  texts: {
    en: ({ name }, href) => ({
      subject: 'Confirm your new email',
      paragraphs: [
        `Hello ${name},`,
        `You want to use this address for your account from now on. Confirm that it’s yours: the link works once, within the next ${lifetime.en}. Until then everything stays as it is.`,
      ],
      action: { label: 'Confirm my new email', href },
      footnote: 'If you didn’t ask for this, ignore this email: nothing changes.',
    }),
    es: ({ name }, href) => ({
      subject: 'Confirma tu correo nuevo',
      paragraphs: [
        `Hola, ${name}:`,
        `Quieres usar este correo para tu cuenta a partir de ahora. Confirma que es tuyo: el enlace sirve una sola vez y caduca en ${lifetime.es}. Hasta entonces todo sigue igual.`,
      ],
      action: { label: 'Confirmar mi correo nuevo', href },
      footnote: 'Si no lo has pedido, ignora este mensaje: nada cambiará.',
    }),
  },
  sample: ({ person }) => ({ name: person }),
});
