import { addresses } from '@domain/navigation/addresses.ts';
import { formatMoney } from '@domain/values/money.ts';
import { selfBilledPapers } from '../../../../work/collections/self-billed-papers.ts';
import { readTalent } from '../../../../work/collections/talents.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';

interface Params {
  readonly name: string;
  readonly paperId: string;
}

/** To an agency's admin: a talent has rejected an invoice in their name, with their reason. */
export const selfBilledRejectedMail = defineMail({
  kind: 'self-billed-rejected',
  noticeKind: 'orders',
  load: async ({ name, paperId }: Params, { locale }) => {
    const paper = await selfBilledPapers.get(paperId);
    if (paper?.state !== 'rejected') throw new NoLongerNeeded('The invoice was issued again');

    const { number, net, currency, reason, talentId, seller } = paper;
    const talent = (await readTalent(talentId))?.fullName ?? seller.legalName;
    const content = { name, talent, number, reason, net: formatMoney(net, currency, locale) };
    return { content, href: addresses.payouts.href() };
  },
  texts: {
    en: ({ name, talent, number, reason, net }, href) => ({
      subject: `${talent} rejected invoice ${number}`,
      paragraphs: [
        `Hello ${name},`,
        `${talent} rejected the invoice that your agency issued in their name. Its earnings are on hold until you issue it again.`,
      ],
      details: [
        { label: 'Invoice', text: number },
        { label: 'Amount', text: net },
        { label: 'Reason', text: reason },
      ],
      action: { label: 'Open payouts', href },
    }),
    es: ({ name, talent, number, reason, net }, href) => ({
      subject: `${talent} ha rechazado la factura ${number}`,
      paragraphs: [
        `Hola, ${name}:`,
        `${talent} ha rechazado la factura que tu agencia expidió en su nombre. Sus importes quedan retenidos hasta que la expidas de nuevo.`,
      ],
      details: [
        { label: 'Factura', text: number },
        { label: 'Importe', text: net },
        { label: 'Motivo', text: reason },
      ],
      action: { label: 'Abrir los pagos', href },
    }),
  },
  sample: ({ person, agency, message }, locale) => ({
    name: agency,
    talent: person,
    number: 'AO-2026-S0007',
    reason: message,
    net: formatMoney(84_700, 'EUR', locale),
  }),
});
