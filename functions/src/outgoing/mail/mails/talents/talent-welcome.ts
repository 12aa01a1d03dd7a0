import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail } from '../../define-mail.ts';

interface Params {
  readonly name: string;
}

/** To a talent whose profile is ready for demos. */
export const talentWelcomeMail = defineMail({
  kind: 'talent-welcome',
  load: ({ name }: Params) => ({ content: { name }, href: addresses.demos.href() }),
  texts: {
    en: ({ name }, href) => ({
      subject: 'Upload your first demos',
      paragraphs: [
        `Hello ${name},`,
        'Your profile is ready. Clients choose by ear, so they find you once your first demos are reviewed.',
        'Short demos work best: one voice, one style and one language each, without a slate.',
      ],
      action: { label: 'Upload demos', href },
    }),
    es: ({ name }, href) => ({
      subject: 'Sube tus primeras demos',
      paragraphs: [
        `Hola, ${name}:`,
        'Tu perfil está listo. Los clientes eligen de oído: te encontrarán en cuanto se revisen tus primeras demos.',
        'Las cortas funcionan mejor: una voz, un estilo y un idioma en cada una, sin decir tu nombre al principio.',
      ],
      action: { label: 'Subir demos', href },
    }),
  },
  sample: ({ person }) => ({ name: person }),
});
