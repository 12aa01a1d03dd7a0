import type { InvoiceAddress } from '../orders/billing-fields.ts';
import type { VatKind } from '../orders/billing-limits.ts';
import type { Invoice, InvoiceLine, LicensedUse } from '../orders/invoices.ts';

/** UNTDID 5305: standard, zero rate, reverse charge, exempt. */
type TaxCategory = 'S' | 'Z' | 'AE' | 'E';

/** A seller or buyer, as the standard names it. */
export interface EInvoiceParty extends Pick<InvoiceAddress, 'address' | 'city' | 'zip'> {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Empty: none. */
  readonly taxId: string;
  /** Whether the number has its country's prefix, as the EU register has it. */
  readonly isVatId: boolean;
}

interface EInvoiceLine {
  readonly name: string;
  readonly description: string;
  /** Minor units, never negative. */
  readonly amount: number;
}

/** An invoice or credit note by the terms of EN 16931. Minor units of `currency`. */
export interface EInvoice extends Pick<
  Invoice,
  'kind' | 'number' | 'issuedOn' | 'dueOn' | 'reference' | 'credits' | 'currency' | 'net' | 'total'
> {
  readonly note: string;
  readonly seller: EInvoiceParty;
  readonly buyer: EInvoiceParty;
  /** The account to pay to; undefined: none is known. */
  readonly iban: string | undefined;
  readonly lines: readonly EInvoiceLine[];
  /** Discounts and earlier credits, as positive amounts. */
  readonly allowances: readonly EInvoiceLine[];
  readonly lineTotal: number;
  readonly allowanceTotal: number;
  readonly tax: {
    readonly category: TaxCategory;
    /** Percent. */
    readonly rate: string;
    readonly amount: number;
    /** Why no tax is charged; undefined: it is, or the rate is zero. */
    readonly exemption: string | undefined;
  };
}

/** What the stored invoice lacks: names in the reader's language, country codes, the account. */
export interface EInvoiceNames {
  readonly describeLine: (line: InvoiceLine) => string;
  /** The use and, on a second line, its licence. */
  readonly describeLicence: (use: LicensedUse) => string;
  readonly toAlpha2: (alpha3: string) => string;
  readonly iban: string | undefined;
}

const DEFAULT_EXEMPTIONS: Readonly<Record<VatKind, string | undefined>> = {
  charged: undefined,
  reverseCharge: 'Reverse charge',
  none: 'Exempt from VAT',
};

/** Greece and Northern Ireland have a prefix of their own. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = { GR: ['EL', 'GR'], GB: ['GB', 'XI'] };

const toParty = (
  { legalName, vatTaxId, address, city, zip, country: alpha3 }: InvoiceAddress,
  toAlpha2: EInvoiceNames['toAlpha2'],
): EInvoiceParty => {
  const country = toAlpha2(alpha3);
  const isVatId = (PREFIXES[country] ?? [country]).some((prefix) => vatTaxId.startsWith(prefix));
  return { name: legalName, address, city, zip, country, taxId: vatTaxId, isVatId };
};

const toTax = ({ kind, rate, note, amount }: Invoice['vat']): EInvoice['tax'] => {
  const category = { charged: rate === 0 ? 'Z' : 'S', reverseCharge: 'AE', none: 'E' } as const;
  return {
    category: category[kind],
    rate: String(rate / 100),
    amount,
    exemption: kind === 'charged' ? undefined : note || DEFAULT_EXEMPTIONS[kind],
  };
};

const sum = (lines: readonly EInvoiceLine[]): number =>
  lines.reduce((total, { amount }) => total + amount, 0);

/** Returns whether an invoice is one by EN 16931, which requires the seller's tax number. */
export const hasEInvoice = ({ seller, proForma = false }: Pick<Invoice, 'seller' | 'proForma'>): boolean =>
  !proForma && seller.vatTaxId !== '';

/** Returns a stored invoice by the terms of EN 16931. */
export const toEInvoice = (invoice: Invoice, names: EInvoiceNames): EInvoice => {
  const { describeLine, describeLicence, toAlpha2, iban } = names;
  const { kind, number, issuedOn, dueOn, reference, credits, currency, net, total, projectName } = invoice;

  const licensed = (invoice.licences ?? []).flatMap((use) => {
    const [name = '', description = ''] = describeLicence(use).split('\n');
    return use.amount === undefined ? [] : [{ name, description, amount: use.amount }];
  });

  const charges = invoice.lines.map((line) => ({
    name: describeLine(line),
    description: '',
    amount: line.amount,
  }));
  const positive = [...licensed, ...charges].filter(({ amount }) => amount >= 0);

  // The standard requires a line, also on a paper whose charges were all taken off.
  const lines = positive.length > 0 ? positive : [{ name: projectName, description: '', amount: 0 }];
  // A line has no negative price; what is taken off the whole paper is an allowance.
  const allowances = charges
    .filter(({ amount }) => amount < 0)
    .map((line) => ({ ...line, amount: -line.amount }));

  return {
    kind,
    number,
    issuedOn,
    dueOn,
    reference,
    credits,
    currency,
    net,
    total,
    note: projectName,
    seller: toParty(invoice.seller, toAlpha2),
    buyer: toParty(invoice.buyer, toAlpha2),
    iban: credits === null ? iban : undefined,
    lines,
    allowances,
    lineTotal: sum(lines),
    allowanceTotal: sum(allowances),
    tax: toTax(invoice.vat),
  };
};

/** The specification that both syntaxes name. */
export const EN_16931 = 'urn:cen.eu:en16931:2017';
/** UNTDID 1001. */
export const TYPE_CODES = { invoice: '380', creditNote: '381' } as const;
/** UNTDID 4461: credit transfer, or not defined. */
export const getMeansCode = ({ iban }: EInvoice): string => (iban === undefined ? '1' : '30');
