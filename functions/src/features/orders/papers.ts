import type { Agency } from '@domain/agencies/agencies.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { formatConfirmationNumber, type Invoice } from '@domain/orders/invoices.ts';
import { formatMoney } from '@domain/values/money.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { getBranding } from '../../work/branding.ts';
import { createAgencyPaper, readAgencyLogo } from '../../outgoing/documents/agency-paper.ts';
import {
  formatLicence,
  formatLine,
  listAddressLines,
  listVoiceLines,
  loadPaperWords,
  type PaperWords,
} from '../../outgoing/documents/invoices/paper-words.ts';
import type { Paper, PaperRow } from '../../outgoing/documents/paper.ts';
import { sendPaper } from '../../outgoing/documents/send-paper.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { findInvoices, readInvoice } from '../../work/collections/invoices.ts';
import { readOrder } from '../../work/collections/orders.ts';
import { formatDay } from '../../work/text/format-day.ts';

const toRows = (
  { licences = [], lines, currency, net, vat, total }: Invoice,
  words: PaperWords,
): readonly PaperRow[] => {
  const { locale, texts } = words;
  const formatAmount = (amount: number): string => formatMoney(amount, currency, locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const priced = licences.flatMap(({ amount }) => amount ?? []);
  const usage = priced.reduce((sum, amount) => sum + amount, 0);

  return [
    ...licences.map((use) => ({
      label: formatLicence(use, words),
      amount: use.amount === undefined ? '' : formatAmount(use.amount),
    })),
    ...(priced.length > 1 ? [{ label: texts.usage, amount: formatAmount(usage) }] : []),
    ...lines.map((line) => ({ label: formatLine(line, words), amount: formatAmount(line.amount) })),
    { label: texts.net, amount: formatAmount(net) },
    { label: texts.vat(vat, percent.format(vat.rate / 10_000)), amount: formatAmount(vat.amount) },
    { label: texts.total, amount: formatAmount(total), isSum: true },
  ];
};

/** Adds voices, licences and amounts, equal on all papers of an order. */
const withContent = (paper: Paper, invoice: Invoice, words: PaperWords): Paper => {
  const { texts } = words;
  if (invoice.voices?.length) paper.heading(texts.voices, 2).paragraph(listVoiceLines(invoice.voices, words));
  return paper.table([texts.licensed, texts.amount], toRows(invoice, words));
};

const makeInvoicePaper = async (
  invoice: Invoice,
  agency: Agency | undefined,
  locale: Locale,
): Promise<Buffer> => {
  const [words, logo] = await Promise.all([loadPaperWords(locale), readAgencyLogo(agency, locale)]);
  const { texts } = words;
  const { seller, buyer, number, credits, issuedOn, dueOn, reference, projectName, vat } = invoice;
  const title = `${texts[invoice.kind]} ${number}`;

  const head = createAgencyPaper(title, agency, locale)
    .letterhead(agency?.publicName ?? seller.legalName, listAddressLines(seller, words), logo)
    .heading(title)
    .facts([
      { label: texts.issued, text: formatDay(issuedOn, locale) },
      ...(credits
        ? [{ label: texts.credits, text: credits }]
        : [{ label: texts.due, text: formatDay(dueOn, locale) }]),
      { label: texts.project, text: projectName },
      ...(reference ? [{ label: texts.reference, text: reference }] : []),
    ])
    .heading(texts.billTo, 2)
    .paragraph(listAddressLines(buyer, words).join('\n'));

  const paper = withContent(head, invoice, words);
  if (vat.note) paper.paragraph(vat.note, { faint: true });
  if (!credits && seller.bankDetails)
    paper.heading(texts.payTo, 2).paragraph(`${seller.bankDetails}\n${texts.payReference(number)}`);

  return paper.finish((page, of) => `${seller.legalName} · ${number} · ${texts.page(page, of)}`);
};

const makeConfirmationPaper = async (
  invoice: Invoice,
  agency: Agency | undefined,
  locale: Locale,
): Promise<Buffer> => {
  const [words, logo] = await Promise.all([loadPaperWords(locale), readAgencyLogo(agency, locale)]);
  const { texts } = words;
  const { seller, buyer, projectName, reference, issuedOn, revision } = invoice;
  const number = formatConfirmationNumber(invoice);
  const agencyName = agency?.publicName ?? getBranding().title;
  const title = `${texts.confirmation} ${number}`;

  const head = createAgencyPaper(title, agency, locale)
    .letterhead(agencyName, listAddressLines(seller, words), logo)
    .heading(title)
    .paragraph(texts.confirmed(agencyName, buyer.legalName))
    .facts([
      { label: texts.issued, text: formatDay(issuedOn, locale) },
      { label: texts.project, text: projectName },
      { label: texts.revision, text: String(revision) },
      ...(reference ? [{ label: texts.reference, text: reference }] : []),
    ]);

  return withContent(head, invoice, words).finish(
    (page, of) => `${agencyName} · ${number} · ${texts.page(page, of)}`,
  );
};

/** Sends an order's confirmation in the caller's language, in any later state; `revision` selects an earlier one. 409 before the agency has confirmed it. */
export const sendConfirmation: Operation<'orders.confirmation'> = async ({
  caller,
  params: { id },
  query: { revision },
  locale,
  response,
}) => {
  const order = requireVisible(caller, 'orders', await readOrder(id));
  const confirmed = await findInvoices(order.id);
  const invoice =
    revision === undefined ? confirmed[0] : confirmed.find((item) => item.revision === revision);
  if (!invoice) throw new AppError(409, 'order.notNow');
  const agency = await readAgency(order.agencyId);
  const paper = await makeConfirmationPaper(invoice, agency, locale);
  return sendPaper(response, paper, formatConfirmationNumber(invoice));
};

export const sendInvoice: Operation<'orders.invoice'> = async ({
  caller,
  params: { id },
  locale,
  response,
}) => {
  const invoice = requireVisible(caller, 'invoices', await readInvoice(id));
  const agency = await readAgency(invoice.agencyId);
  return sendPaper(response, await makeInvoicePaper(invoice, agency, locale), invoice.number);
};
