import type { Agency } from '@domain/agencies/agencies.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { InvoiceAddress } from '@domain/orders/company-billing.ts';
import type { Invoice, InvoiceLine } from '@domain/orders/invoices.ts';
import type { Order } from '@domain/orders/orders.ts';
import type { VatAmount } from '@domain/orders/vat.ts';
import { moneyText } from '@domain/values/money.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { branding } from '../../branding.ts';
import { letterheadLogo } from '../../documents/letterhead-logo.ts';
import { Paper, type PaperImage, type PaperRow } from '../../documents/paper.ts';
import { sendPaper } from '../../documents/send-paper.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { readAgency } from '../../records/agencies.ts';
import { readInvoice } from '../../records/invoices.ts';
import { readOrder } from '../../records/orders.ts';
import { readCountries, readLanguages } from '../../records/reference-data.ts';
import { dayText } from '../../text/day-text.ts';
import { chargedFor } from './issue-invoice.ts';
import { readParties } from './order-vat.ts';
import { PAPER_TEXTS, type PaperTexts } from './paper-texts.ts';

/** What the parts of a paper are written with. */
interface Words {
  readonly locale: Locale;
  readonly texts: PaperTexts;
  readonly language: (alpha3: string) => string;
  readonly country: (alpha3: string) => string;
}

const wordsIn = async (locale: Locale): Promise<Words> => {
  const [languages, countries] = await Promise.all([readLanguages(), readCountries()]);
  const namer =
    (list: readonly { readonly alpha3: string; readonly name: string; readonly nameEs: string }[]) =>
    (alpha3: string): string => {
      const found = list.find((one) => one.alpha3 === alpha3);
      return (locale === 'es' ? found?.nameEs : found?.name) ?? alpha3;
    };
  return { locale, texts: PAPER_TEXTS[locale], language: namer(languages), country: namer(countries) };
};

const addressLines = (
  { legalName, address, zip, city, country, vatTaxId }: InvoiceAddress,
  words: Words,
): readonly string[] => [
  legalName,
  address,
  `${zip} ${city}`,
  words.country(country),
  ...(vatTaxId ? [`${words.texts.vatId} ${vatTaxId}`] : []),
];

/** What is charged and what that comes to; without VAT where that is not known yet. */
const rowsOf = (
  lines: readonly InvoiceLine[],
  {
    currency,
    net,
    vat,
    total,
  }: {
    readonly currency: string;
    readonly net: number;
    readonly vat: VatAmount | null;
    readonly total: number;
  },
  { locale, texts, language }: Words,
): readonly PaperRow[] => {
  const money = (amount: number): string => moneyText(amount, currency, locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const role = (line: InvoiceLine): string => `${line.character ?? ''} · ${language(line.language ?? '')}`;
  const day = (of = ''): string => dayText(of, locale);
  const label = (line: InvoiceLine): string =>
    line.kind === 'renewal'
      ? `${texts.renewal}: ${role(line)} · ${line.label ?? ''} (${day(line.from)} – ${day(line.through)})`
      : line.kind === 'role'
        ? role(line)
        : line.kind === 'extra'
          ? (line.label ?? '')
          : texts[line.kind];
  return [
    ...lines.map((line) => ({ label: label(line), amount: money(line.amount) })),
    { label: texts.net, amount: money(net) },
    ...(vat ? [{ label: texts.vat(vat, percent.format(vat.rate / 10_000)), amount: money(vat.amount) }] : []),
    { label: texts.total, amount: money(total), isSum: true },
  ];
};

const paperOf = (title: string, agency: Agency | undefined, locale: Locale): Paper => {
  const author = agency?.publicName ?? branding().title;
  return new Paper(title, { locale, author, accent: agency?.accent ?? branding().accent });
};

/** The logo for a letterhead, where there is one, in the words of whoever reads it. */
const logoOf = async (agency: Agency | undefined, locale: Locale): Promise<PaperImage | undefined> => {
  const image = await letterheadLogo(agency);
  return image && { image, alt: PAPER_TEXTS[locale].logoOf(agency?.publicName ?? '') };
};

const invoicePaper = async (
  invoice: Invoice,
  agency: Agency | undefined,
  locale: Locale,
): Promise<Buffer> => {
  const [words, logo] = await Promise.all([wordsIn(locale), logoOf(agency, locale)]);
  const { texts } = words;
  const { seller, buyer, number, credits, issuedOn, dueOn, reference, projectName, vat } = invoice;
  const title = `${texts[invoice.kind]} ${number}`;
  const paper = paperOf(title, agency, locale)
    .letterhead(agency?.publicName ?? seller.legalName, addressLines(seller, words), logo)
    .heading(title)
    .facts([
      { label: texts.issued, text: dayText(issuedOn, locale) },
      ...(credits
        ? [{ label: texts.credits, text: credits }]
        : [{ label: texts.due, text: dayText(dueOn, locale) }]),
      { label: texts.project, text: projectName },
      ...(reference ? [{ label: texts.reference, text: reference }] : []),
    ])
    .heading(texts.billTo, 2)
    .paragraph(addressLines(buyer, words).join('\n'))
    .table([texts.what, texts.amount], rowsOf(invoice.lines, invoice, words));
  if (vat.note) paper.paragraph(vat.note, { faint: true });
  if (!credits && seller.bankDetails)
    paper.heading(texts.payTo, 2).paragraph(`${seller.bankDetails}\n${number}`);
  return paper.finish((page, of) => `${seller.legalName} · ${number} · ${texts.page(page, of)}`);
};

const confirmationPaper = async (
  order: Order,
  agency: Agency | undefined,
  locale: Locale,
): Promise<Buffer> => {
  const lines = await chargedFor(order);
  if (!lines) throw new AppError(409, 'order.notNow');
  const [words, logo, { terms, billing }] = await Promise.all([
    wordsIn(locale),
    logoOf(agency, locale),
    readParties(order),
  ]);
  const { texts } = words;
  const agencyName = agency?.publicName ?? branding().title;
  const paper = paperOf(`${texts.confirmation}: ${order.projectName}`, agency, locale)
    .letterhead(agencyName, terms ? addressLines(terms, words) : [], logo)
    .heading(texts.confirmation)
    .paragraph(texts.confirmed(agencyName, billing?.legalName ?? ''))
    .facts([
      { label: texts.project, text: order.projectName },
      { label: texts.revision, text: String(order.revision) },
      ...(order.reference ? [{ label: texts.reference, text: order.reference }] : []),
    ])
    .table([texts.what, texts.amount], rowsOf(lines, order, words));
  if (!order.vat) paper.paragraph(texts.vatOpen, { faint: true });
  return paper.finish((page, of) => `${agencyName} · ${texts.page(page, of)}`);
};

/** The confirmation of an order, in the caller's language; 409 before the agency has confirmed it. */
export const sendConfirmation: Operation<'orders.confirmation'> = async ({
  caller,
  params: { id },
  locale,
  response,
}) => {
  const order = visibleTo(caller, 'orders', await readOrder(id));
  if (order.state !== 'confirmed' && order.state !== 'paid') throw new AppError(409, 'order.notNow');
  const agency = await readAgency(order.agencyId);
  return sendPaper(response, await confirmationPaper(order, agency, locale), 'order-confirmation');
};

/** An invoice or a credit note, in the caller's language. */
export const sendInvoice: Operation<'orders.invoice'> = async ({
  caller,
  params: { id },
  locale,
  response,
}) => {
  const invoice = visibleTo(caller, 'invoices', await readInvoice(id));
  const agency = await readAgency(invoice.agencyId);
  return sendPaper(response, await invoicePaper(invoice, agency, locale), invoice.number);
};
