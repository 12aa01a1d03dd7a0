import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail } from '../../define-mail.ts';
import { signLink } from '../../links.ts';
import { INVITATION_FOOTNOTE } from './footnote.ts';

interface Params {
  readonly name: string;
  readonly agencyName: string;
  readonly uid: string;
  readonly version: number;
}

const lifetime = LINK_LIFETIMES.firstPassword.words;

/** To a team member whose account the agency created. */
export const teamAccountMail = defineMail({
  kind: 'team-account',
  load: async ({ name, agencyName, uid, version }: Params, { to }) => {
    const token = await signLink(
      { kind: 'account-invite', subject: uid, version },
      LINK_LIFETIMES.firstPassword,
    );
    return { content: { name, agencyName }, href: addresses.setPassword.href(token, to) };
  },
  texts: {
    en: ({ name, agencyName }, href) => ({
      subject: `${agencyName} has added you to its team`,
      paragraphs: [
        `Hello ${name},`,
        `${agencyName} has added you to its team. Choose a password for your account to get started. The link works once, within the next ${lifetime.en}.`,
      ],
      action: { label: 'Choose a password', href },
      footnote: INVITATION_FOOTNOTE.en,
    }),
    es: ({ name, agencyName }, href) => ({
      subject: `${agencyName} te ha añadido a su equipo`,
      paragraphs: [
        `Hola, ${name}:`,
        `${agencyName} te ha añadido a su equipo. Elige una contraseña para tu cuenta y empieza. El enlace sirve una sola vez y caduca en ${lifetime.es}.`,
      ],
      action: { label: 'Elegir una contraseña', href },
      footnote: INVITATION_FOOTNOTE.es,
    }),
  },
  sample: ({ person, agency }) => ({ name: person, agencyName: agency }),
});
