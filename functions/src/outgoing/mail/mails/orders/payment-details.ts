import { addresses } from '@domain/navigation/addresses.ts';
import { readPaymentDetails } from '../../../../work/collections/payment-details.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';

interface Params {
  readonly name: string;
  readonly agencyName: string;
  readonly talentId: string;
}

/** To a talent: the agency wants to pay, and lacks their account. */
export const paymentDetailsMail = defineMail({
  kind: 'payment-details',
  noticeKind: 'orders',
  load: async ({ name, agencyName, talentId }: Params) => {
    if ((await readPaymentDetails(talentId))?.iban) throw new NoLongerNeeded('The account was entered');
    return { content: { name, agencyName }, href: addresses.billing.href() };
  },
  texts: {
    en: ({ name, agencyName }, href) => ({
      subject: `${agencyName} wants to pay you: your bank details are missing`,
      paragraphs: [
        `Hello ${name},`,
        `${agencyName} is preparing its payments, and you have earnings to be paid. Your bank account is missing, so yours can’t be included.`,
        'Enter your account and your taxes once; only you and the admins of your agencies see them.',
      ],
      action: { label: 'Enter your bank details', href },
    }),
    es: ({ name, agencyName }, href) => ({
      subject: `${agencyName} quiere pagarte: faltan tus datos bancarios`,
      paragraphs: [
        `Hola, ${name}:`,
        `${agencyName} está preparando sus pagos y tienes importes pendientes de cobro. Como falta tu cuenta bancaria, no podemos incluirlos.`,
        'Indica tu cuenta y tus impuestos una sola vez; solo los veis tú y los administradores de tus agencias.',
      ],
      action: { label: 'Indicar mis datos bancarios', href },
    }),
  },
  sample: ({ person, agency }) => ({ name: person, agencyName: agency }),
});
