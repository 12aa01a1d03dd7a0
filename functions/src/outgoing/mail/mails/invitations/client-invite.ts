import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail } from '../../define-mail.ts';
import { signLink } from '../../links.ts';

interface Params {
  readonly name: string;
  readonly agencyName: string;
  readonly uid: string;
  readonly version: number;
}

const lifetime = LINK_LIFETIMES.firstPassword.words;

/** The first mail to a client whose account an agency created. */
export const clientInviteMail = defineMail({
  kind: 'client-invite',
  load: async ({ name, agencyName, uid, version }: Params, { to }) => {
    const token = await signLink(
      { kind: 'account-invite', subject: uid, version },
      LINK_LIFETIMES.firstPassword,
    );
    return { content: { name, agencyName }, href: addresses.setPassword.href(token, to) };
  },
  isInvitation: true,
  texts: {
    en: ({ name, agencyName }, href) => ({
      subject: `${agencyName} has set up your account`,
      paragraphs: [
        `Hello ${name},`,
        `${agencyName} has set up an account for you, so that you can cast voices for your projects. Choose a password to get started. The link works once, within the next ${lifetime.en}.`,
      ],
      action: { label: 'Choose a password', href },
    }),
    es: ({ name, agencyName }, href) => ({
      subject: `${agencyName} te ha creado una cuenta`,
      paragraphs: [
        `Hola, ${name}:`,
        `${agencyName} te ha creado una cuenta para que puedas buscar voces para tus proyectos. Elige una contraseña para empezar. El enlace sirve una sola vez y caduca en ${lifetime.es}.`,
      ],
      action: { label: 'Elegir una contraseña', href },
    }),
  },
  sample: ({ person, agency }) => ({ name: person, agencyName: agency }),
});
