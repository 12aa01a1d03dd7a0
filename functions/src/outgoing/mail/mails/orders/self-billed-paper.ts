import { addresses } from '@domain/navigation/addresses.ts';
import { ACCEPTANCE_DAYS } from '@domain/selfBilling/papers.ts';
import { formatMoney } from '@domain/values/money.ts';
import { selfBilledPapers } from '../../../../work/collections/self-billed-papers.ts';
import { formatDay } from '../../../../work/text/format-day.ts';
import { keepSelfBilledPaper } from '../../../documents/payments/keep-self-billed.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { DAY } from '../../samples.ts';

interface Params {
  readonly name: string;
  readonly agencyName: string;
  readonly paperId: string;
  readonly isReminder: boolean;
}

/** To a talent: an invoice in their name to accept or reject, with its PDF, and the reminder of it. */
export const selfBilledPaperMail = defineMail({
  kind: 'self-billed-paper',
  noticeKind: 'orders',
  load: async ({ name, agencyName, paperId, isReminder }: Params, { locale }) => {
    const paper = await selfBilledPapers.get(paperId);
    if (paper?.state !== 'issued') throw new NoLongerNeeded('The invoice was answered');

    const { number, issuedOn, net, currency, silenceAccepts } = paper;
    return {
      content: {
        name,
        agencyName,
        isReminder,
        silenceAccepts,
        number,
        day: formatDay(issuedOn, locale),
        net: formatMoney(net, currency, locale),
        attachment: { fileName: `${number}.pdf`, bytes: await keepSelfBilledPaper(paper) },
      },
      href: addresses.earnings.href(),
    };
  },
  texts: {
    en: ({ name, agencyName, isReminder, silenceAccepts, number, day, net, attachment }, href) => ({
      subject: `${isReminder ? 'Reminder: ' : ''}Invoice ${number} to accept`,
      paragraphs: [
        `Hello ${name},`,
        `${agencyName} issued an invoice in your name (self-billing). You’ll find it attached as a PDF.`,
        'Is it right? Accept it. If something is wrong, reject it with the reason.',
        ...(silenceAccepts
          ? [`After ${ACCEPTANCE_DAYS} days without an answer it is accepted, as agreed.`]
          : []),
      ],
      details: [
        { label: 'Invoice', text: number },
        { label: 'Date', text: day },
        { label: 'To be paid', text: net },
      ],
      action: { label: 'Accept or reject', href },
      attachment,
    }),
    es: ({ name, agencyName, isReminder, silenceAccepts, number, day, net, attachment }, href) => ({
      subject: `${isReminder ? 'Recordatorio: ' : ''}factura ${number} por aceptar`,
      paragraphs: [
        `Hola, ${name}:`,
        `${agencyName} ha expedido una factura en tu nombre (facturación por el destinatario). La encontrarás adjunta en PDF.`,
        '¿Está bien? Acéptala. Si hay algún error, recházala e indica el motivo.',
        ...(silenceAccepts
          ? [`Si no contestas en ${ACCEPTANCE_DAYS} días, se dará por aceptada, según lo acordado.`]
          : []),
      ],
      details: [
        { label: 'Factura', text: number },
        { label: 'Fecha', text: day },
        { label: 'Total a pagar', text: net },
      ],
      action: { label: 'Aceptar o rechazar', href },
      attachment,
    }),
  },
  sample: ({ person, agency }, locale) => ({
    name: person,
    agencyName: agency,
    isReminder: true,
    silenceAccepts: true,
    number: 'AO-2026-S0007',
    day: DAY[locale],
    net: formatMoney(84_700, 'EUR', locale),
    attachment: { fileName: 'AO-2026-S0007.pdf', bytes: Buffer.from('%PDF-') },
  }),
});
