import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail } from '../../define-mail.ts';

interface Params {
  readonly name: string;
}

/** To the owner of an address wanted for another account; only the owner learns that it is taken. */
export const emailTakenMail = defineMail({
  kind: 'email-taken',
  load: ({ name }: Params, { to }) => ({ content: { name }, href: addresses.signIn.href(to) }),
  texts: {
    en: ({ name }, href) => ({
      subject: 'You have an account with this email',
      paragraphs: [
        `Hello ${name},`,
        'Someone wanted to use this address for another account. It’s the email of yours, so nothing has changed.',
        'If that was you, sign in here with this address. We told no one that it has an account.',
      ],
      action: { label: 'Sign in', href },
      footnote: 'If it wasn’t you, ignore this email.',
    }),
    es: ({ name }, href) => ({
      subject: 'Ya tienes una cuenta con este correo',
      paragraphs: [
        `Hola, ${name}:`,
        'Alguien quería usar este correo para otra cuenta. Es el de la tuya, así que no ha cambiado nada.',
        'Si has sido tú, inicia sesión aquí con este correo. No le hemos dicho a nadie que tiene una cuenta.',
      ],
      action: { label: 'Iniciar sesión', href },
      footnote: 'Si no has sido tú, ignora este mensaje.',
    }),
  },
  sample: ({ person }) => ({ name: person }),
});
