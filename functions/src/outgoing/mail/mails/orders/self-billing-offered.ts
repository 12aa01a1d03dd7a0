import { addresses } from '@domain/navigation/addresses.ts';
import { selfBillingAgreements } from '../../../../work/collections/self-billing-agreements.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';

interface Params {
  readonly name: string;
  readonly agencyName: string;
  readonly agreementId: string;
}

/** To a talent: the agency offers to issue their invoices. */
export const selfBillingOfferedMail = defineMail({
  kind: 'self-billing-offered',
  noticeKind: 'orders',
  load: async ({ name, agencyName, agreementId }: Params) => {
    const agreement = await selfBillingAgreements.get(agreementId);
    if (agreement?.state !== 'offered') throw new NoLongerNeeded('The offer was answered or replaced');
    return { content: { name, agencyName, text: agreement.text }, href: addresses.earnings.href() };
  },
  texts: {
    en: ({ name, agencyName, text }, href) => ({
      subject: `${agencyName} offers to issue your invoices`,
      paragraphs: [
        `Hello ${name},`,
        `${agencyName} would like to issue your invoices for you (self-billing), so you don’t have to write one for each payment. This is the agreement:`,
        ...text.split('\n'),
        'You decide: without your agreement, you send your own invoices as before.',
      ],
      action: { label: 'Accept or decline', href },
    }),
    es: ({ name, agencyName, text }, href) => ({
      subject: `${agencyName} te propone expedir tus facturas`,
      paragraphs: [
        `Hola, ${name}:`,
        `${agencyName} quiere expedir tus facturas por ti (facturación por el destinatario), para que no tengas que hacer una por cada pago. Este es el acuerdo:`,
        ...text.split('\n'),
        'Tú decides: si no lo aceptas, sigues enviando tus facturas como hasta ahora.',
      ],
      action: { label: 'Aceptar o rechazar', href },
    }),
  },
  sample: ({ person, agency, message }) => ({ name: person, agencyName: agency, text: message }),
});
