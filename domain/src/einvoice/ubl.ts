import { formatFileAmount } from '../values/money.ts';
import { escapeXml, toElement } from '../values/xml.ts';
import { EN_16931, getMeansCode, TYPE_CODES, type EInvoice, type EInvoiceParty } from './e-invoice.ts';

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd';

/** Names that differ between both documents. */
const DOCUMENTS = {
  invoice: { root: 'Invoice', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  creditNote: { root: 'CreditNote', line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
} as const;

const cac = (name: string, ...content: readonly string[]): string => toElement(`cac:${name}`, ...content);

/** Returns a text element; nothing for an empty text. */
const cbc = (name: string, text: string | undefined): string =>
  text ? toElement(`cbc:${name}`, escapeXml(text)) : '';

const toScheme = (id: string): string => cac('TaxScheme', cbc('ID', id));

const toParty = (side: 'Supplier' | 'Customer', party: EInvoiceParty): string => {
  const { name, taxId, isVatId, address, city, zip, country } = party;
  // The standard has the local tax number of sellers only.
  const hasTaxScheme = taxId !== '' && (isVatId || side === 'Supplier');

  return cac(
    `Accounting${side}Party`,
    cac(
      'Party',
      cac(
        'PostalAddress',
        cbc('StreetName', address),
        cbc('CityName', city),
        cbc('PostalZone', zip),
        cac('Country', cbc('IdentificationCode', country)),
      ),
      hasTaxScheme ? cac('PartyTaxScheme', cbc('CompanyID', taxId), toScheme(isVatId ? 'VAT' : 'TAX')) : '',
      cac('PartyLegalEntity', cbc('RegistrationName', name), isVatId ? '' : cbc('CompanyID', taxId)),
    ),
  );
};

const toMoney = (name: string, amount: number, { currency }: EInvoice): string =>
  `<cbc:${name} currencyID="${currency}">${formatFileAmount(amount, currency)}</cbc:${name}>`;

const toCategory = (name: string, { tax }: EInvoice, exemption?: string): string =>
  cac(
    name,
    cbc('ID', tax.category),
    cbc('Percent', tax.rate),
    cbc('TaxExemptionReason', exemption),
    toScheme('VAT'),
  );

const toHeader = (invoice: EInvoice): readonly string[] => {
  const { kind, number, credits, reference, issuedOn, dueOn, note, currency } = invoice;

  return [
    cbc('CustomizationID', EN_16931),
    cbc('ID', number),
    cbc('IssueDate', issuedOn),
    credits === null ? cbc('DueDate', dueOn) : '',
    cbc(`${DOCUMENTS[kind].root}TypeCode`, TYPE_CODES[kind]),
    cbc('Note', note),
    cbc('DocumentCurrencyCode', currency),
    cbc('BuyerReference', reference),
    reference ? cac('OrderReference', cbc('ID', reference)) : '',
    credits === null ? '' : cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', credits))),
    toParty('Supplier', invoice.seller),
    toParty('Customer', invoice.buyer),
  ].filter(Boolean);
};

const toMeans = (invoice: EInvoice): string => {
  const { number, credits, dueOn, iban } = invoice;

  return cac(
    'PaymentMeans',
    cbc('PaymentMeansCode', getMeansCode(invoice)),
    credits === null ? cbc('PaymentID', number) : cbc('PaymentDueDate', dueOn),
    iban === undefined ? '' : cac('PayeeFinancialAccount', cbc('ID', iban)),
  );
};

const toAllowances = (invoice: EInvoice): readonly string[] =>
  invoice.allowances.map(({ name, amount }) =>
    cac(
      'AllowanceCharge',
      cbc('ChargeIndicator', 'false'),
      cbc('AllowanceChargeReason', name),
      toMoney('Amount', amount, invoice),
      toCategory('TaxCategory', invoice),
    ),
  );

const toSums = (invoice: EInvoice): readonly string[] => {
  const { net, total, tax, lineTotal, allowanceTotal } = invoice;
  const money = (name: string, amount: number): string => toMoney(name, amount, invoice);

  const subtotal = cac(
    'TaxSubtotal',
    money('TaxableAmount', net),
    money('TaxAmount', tax.amount),
    toCategory('TaxCategory', invoice, tax.exemption),
  );

  return [
    cac('TaxTotal', money('TaxAmount', tax.amount), subtotal),
    cac(
      'LegalMonetaryTotal',
      money('LineExtensionAmount', lineTotal),
      money('TaxExclusiveAmount', net),
      money('TaxInclusiveAmount', total),
      money('AllowanceTotalAmount', allowanceTotal),
      money('PayableAmount', total),
    ),
  ];
};

const toLines = (invoice: EInvoice): readonly string[] => {
  const { line, quantity } = DOCUMENTS[invoice.kind];

  return invoice.lines.map(({ name, description, amount }, index) =>
    cac(
      line,
      cbc('ID', String(index + 1)),
      `<cbc:${quantity} unitCode="C62">1</cbc:${quantity}>`,
      toMoney('LineExtensionAmount', amount, invoice),
      cac(
        'Item',
        cbc('Description', description),
        cbc('Name', name),
        toCategory('ClassifiedTaxCategory', invoice),
      ),
      cac('Price', toMoney('PriceAmount', amount, invoice)),
    ),
  );
};

/** Returns the invoice or credit note in the syntax UBL 2.1. The same invoice makes the same bytes. */
export const toUbl = (invoice: EInvoice): string => {
  const { root } = DOCUMENTS[invoice.kind];

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}:${root}-2" xmlns:cac="${NAMESPACE}:CommonAggregateComponents-2" xmlns:cbc="${NAMESPACE}:CommonBasicComponents-2">`,
    ...toHeader(invoice),
    toMeans(invoice),
    ...toAllowances(invoice),
    ...toSums(invoice),
    ...toLines(invoice),
    `</${root}>\n`,
  ].join('\n');
};
