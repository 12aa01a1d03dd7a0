import { defineMail } from '../../define-mail.ts';
import { linkTo } from '../../links.ts';

interface Params {
  readonly name: string;
  readonly path: string;
}

/** To a person on a phone: the page to continue with on a computer. */
export const computerLinkMail = defineMail({
  kind: 'computer-link',
  load: ({ name, path }: Params) => ({ content: { name }, href: linkTo(path) }),
  texts: {
    en: ({ name }, href) => ({
      subject: 'Your link for the computer',
      paragraphs: [
        `Hello ${name},`,
        'You asked for this link on your phone. Open it on a computer to continue.',
      ],
      action: { label: 'Continue', href },
    }),
    es: ({ name }, href) => ({
      subject: 'Tu enlace para el ordenador',
      paragraphs: [
        `Hola, ${name}:`,
        'Pediste este enlace en el móvil. Ábrelo en un ordenador para continuar.',
      ],
      action: { label: 'Continuar', href },
    }),
  },
  sample: ({ person }) => ({ name: person }),
});
