import type { Agency } from '@domain/agencies/agencies.ts';
import { toCii } from '@domain/einvoice/cii.ts';
import { hasEInvoice } from '@domain/einvoice/e-invoice.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { PrintedRow } from '@domain/orders/invoice-preview.ts';
import {
  formatConfirmationNumber,
  getPaperNumber,
  getSeries,
  type Invoice,
} from '@domain/orders/invoices.ts';
import { formatMoney } from '@domain/values/money.ts';
import { readFile } from '../../../platform/storage/files.ts';
import { getBranding } from '../../../work/branding.ts';
import { readAgency } from '../../../work/collections/agencies.ts';
import { readBillingTerms } from '../../../work/collections/billings.ts';
import { formatDay } from '../../../work/text/format-day.ts';
import { readLetterheadLogo } from '../letterhead-logo.ts';
import { Paper, type PaperImage } from '../paper.ts';
import { makeEInvoice } from './make-e-invoice.ts';
import { PAPER_TEXTS } from './paper-texts.ts';
import {
  formatExclusivity,
  formatLicence,
  formatLine,
  listAddressLines,
  listVoiceLines,
  loadPaperWords,
  type PaperWords,
} from './paper-words.ts';

/** Returns what a paper charges, to its total. */
export const listPrintedRows = (
  { licences = [], lines, net, vat, total }: Invoice,
  words: PaperWords,
): readonly PrintedRow[] => {
  const { locale, texts } = words;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const priced = licences.flatMap(({ amount }) => amount ?? []);
  const usage = priced.reduce((sum, amount) => sum + amount, 0);

  return [
    ...licences.map((use) => ({ label: formatLicence(use, words), amount: use.amount ?? null })),
    ...(priced.length > 1 ? [{ label: texts.usage, amount: usage }] : []),
    ...lines.map((line) => ({ label: formatLine(line, words), amount: line.amount })),
    { label: texts.net, amount: net },
    { label: texts.vat(vat, percent.format(vat.rate / 10_000)), amount: vat.amount },
    { label: texts.total, amount: total, isSum: true },
  ];
};

/** Adds voices, licences and amounts, equal on all papers of an order. */
const withContent = (paper: Paper, invoice: Invoice, words: PaperWords): Paper => {
  const { texts } = words;
  if (invoice.voices?.length) paper.heading(texts.voices, 2).paragraph(listVoiceLines(invoice.voices, words));

  const rows = listPrintedRows(invoice, words).map(({ amount, ...row }) => ({
    ...row,
    amount: amount === null ? '' : formatMoney(amount, invoice.currency, words.locale),
  }));

  const { exclusivity } = invoice;
  if (exclusivity) paper.paragraph(formatExclusivity(exclusivity, words));

  return paper.table([texts.licensed, texts.amount], rows);
};

const getPaper = (title: string, agency: Agency | undefined, locale: Locale): Paper => {
  const author = agency?.publicName ?? getBranding().title;
  return new Paper(title, { locale, author, accent: agency?.accent ?? getBranding().accent });
};

/** Returns the letterhead logo, if any, with its description in the reader's language. */
const getLogo = async (agency: Agency | undefined, locale: Locale): Promise<PaperImage | undefined> => {
  const image = await readLetterheadLogo(agency);
  return image && { image, alt: PAPER_TEXTS[locale].getLogo(agency?.publicName ?? '') };
};

/** Returns an invoice or credit note as PDF, with its data where the agency wants it; a preview is marked as one, without data. */
export const makeInvoicePaper = async (
  invoice: Invoice,
  locale: Locale,
  isPreview = false,
): Promise<Buffer> => {
  const [agency, terms, words] = await Promise.all([
    readAgency(invoice.agencyId),
    readBillingTerms(invoice.agencyId),
    loadPaperWords(locale),
  ]);
  const logo = await getLogo(agency, locale);
  const { texts } = words;
  const { seller, buyer, number, credits, issuedOn, dueOn, reference, projectName, vat } = invoice;
  const name = `${texts[getSeries(invoice)]} ${number}`;
  const title = isPreview ? texts.preview(name) : name;

  const head = getPaper(title, agency, locale)
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

  if (isPreview) head.paragraph(texts.previewNote, { bold: true });
  if (invoice.proForma) head.paragraph(texts.proFormaNote, { bold: true });

  const paper = withContent(head, invoice, words);
  if (vat.note) paper.paragraph(vat.note, { faint: true });
  if (!credits && seller.bankDetails)
    paper.heading(texts.payTo, 2).paragraph(`${seller.bankDetails}\n${texts.payReference(number)}`);

  if (!isPreview && terms?.eInvoice !== false && hasEInvoice(invoice))
    paper.facturX(toCii(await makeEInvoice(invoice, words)), new Date(invoice.createdAt.toMillis()));

  return paper.finish(
    (page, of) => `${seller.legalName} · ${isPreview ? title : number} · ${texts.page(page, of)}`,
  );
};

/** Returns the confirmation of an invoice's order as PDF. */
export const makeConfirmationPaper = async (
  invoice: Invoice,
  agency: Agency | undefined,
  locale: Locale,
): Promise<Buffer> => {
  const [words, logo] = await Promise.all([loadPaperWords(locale), getLogo(agency, locale)]);
  const { texts } = words;
  const { seller, buyer, projectName, reference, issuedOn, revision } = invoice;
  const number = formatConfirmationNumber(invoice);
  const agencyName = agency?.publicName ?? getBranding().title;
  const title = `${texts.confirmation} ${number}`;

  const head = getPaper(title, agency, locale)
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

/** Returns the file of a paper: what was issued elsewhere, or ours. */
export const readInvoiceFile = async (
  invoice: Invoice,
  locale: Locale,
): Promise<{ readonly fileName: string; readonly bytes: Buffer }> => ({
  // Numbers of other systems have slashes.
  fileName: `${getPaperNumber(invoice).replaceAll(/[^\w.-]/gu, '-')}.pdf`,
  bytes: await (invoice.storagePath ? readFile(invoice.storagePath) : makeInvoicePaper(invoice, locale)),
});
