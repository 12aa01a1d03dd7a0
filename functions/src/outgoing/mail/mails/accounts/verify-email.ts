import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { readUser } from '../../../../work/collections/users.ts';
import { defineMail } from '../../define-mail.ts';
import { signLink } from '../../links.ts';

interface Params {
  readonly name: string;
  readonly uid: string;
}

/** To a person who registers: proof that the address is theirs. */
export const verifyEmail = defineMail({
  kind: 'verify-email',
  load: async ({ name, uid }: Params) => {
    const version = (await readUser(uid))?.emailVersion ?? 0;
    const token = await signLink(
      { kind: 'email-proof', subject: uid, version },
      LINK_LIFETIMES.firstPassword,
    );
    return { content: { name }, href: addresses.confirmEmail.href(token) };
  },
  texts: {
    en: ({ name }, href) => ({
      subject: 'Confirm your email',
      paragraphs: [
        `Hello ${name},`,
        'Confirm that this address is yours to continue with your registration.',
      ],
      action: { label: 'Confirm my email', href },
      footnote: 'If you didn’t register, you can ignore this email.',
    }),
    es: ({ name }, href) => ({
      subject: 'Confirma tu correo',
      paragraphs: [`Hola, ${name}:`, 'Confirma que este correo es tuyo para seguir con tu registro.'],
      action: { label: 'Confirmar mi correo', href },
      footnote: 'Si no te has registrado, ignora este mensaje.',
    }),
  },
  sample: ({ person }) => ({ name: person }),
});
