import { addresses } from '@domain/navigation/addresses.ts';
import { defineMail } from '../../define-mail.ts';

interface Params {
  readonly name: string;
  /** The agency that made the change; null: the talent did. */
  readonly changedBy: string | null;
}

/** To a talent: where the agency pays them has changed, so changes by an intruder are noticed. */
export const payeeChangedMail = defineMail({
  kind: 'payee-changed',
  load: (params: Params) => ({ content: params, href: addresses.billing.href() }),
  texts: {
    en: ({ name, changedBy }, href) => ({
      subject: 'Where you’re paid has changed',
      paragraphs: [
        `Hello ${name},`,
        changedBy
          ? `${changedBy} has changed the PayPal address that you’re paid at.`
          : 'The PayPal address that you’re paid at has changed.',
        'If that’s wrong, correct it and tell your agency before the next payment.',
      ],
      action: { label: 'Check billing', href },
    }),
    es: ({ name, changedBy }, href) => ({
      subject: 'Ha cambiado tu cuenta de cobro',
      paragraphs: [
        `Hola, ${name}:`,
        changedBy
          ? `${changedBy} ha cambiado la cuenta de PayPal en la que cobras.`
          : 'La cuenta de PayPal en la que cobras ha cambiado.',
        'Si no es correcto, corrígelo y avisa a tu agencia antes del próximo pago.',
      ],
      action: { label: 'Revisar la facturación', href },
    }),
  },
  sample: ({ person, agency }) => ({ name: person, changedBy: agency }),
});
