import { formatFileAmount } from '../values/money.ts';
import { escapeXml, toElement } from '../values/xml.ts';
import { EN_16931, getMeansCode, TYPE_CODES, type EInvoice, type EInvoiceParty } from './e-invoice.ts';

const ram = (name: string, ...content: readonly string[]): string => toElement(`ram:${name}`, ...content);

/** Returns a text element; nothing for an empty text. */
const toText = (name: string, text: string | undefined): string => (text ? ram(name, escapeXml(text)) : '');

const toDay = (name: string, day: string): string =>
  ram(name, `<udt:DateTimeString format="102">${day.replaceAll('-', '')}</udt:DateTimeString>`);

const toParty = (name: string, party: EInvoiceParty): string => {
  const { taxId, isVatId, zip, address, city, country } = party;
  const isSeller = name === 'SellerTradeParty';

  return ram(
    name,
    toText('Name', party.name),
    taxId && !isVatId ? ram('SpecifiedLegalOrganization', toText('ID', taxId)) : '',
    ram(
      'PostalTradeAddress',
      toText('PostcodeCode', zip),
      toText('LineOne', address),
      toText('CityName', city),
      toText('CountryID', country),
    ),
    // The standard has the local tax number of sellers only.
    taxId && (isVatId || isSeller)
      ? ram(
          'SpecifiedTaxRegistration',
          `<ram:ID schemeID="${isVatId ? 'VA' : 'FC'}">${escapeXml(taxId)}</ram:ID>`,
        )
      : '',
  );
};

const toMoney = (name: string, amount: number, { currency }: EInvoice): string =>
  ram(name, formatFileAmount(amount, currency));

const toCategory = (name: string, { tax }: EInvoice): string =>
  ram(
    name,
    ram('TypeCode', 'VAT'),
    ram('CategoryCode', tax.category),
    ram('RateApplicablePercent', tax.rate),
  );

const toLines = (invoice: EInvoice): readonly string[] =>
  invoice.lines.map(({ name, description, amount }, index) =>
    ram(
      'IncludedSupplyChainTradeLineItem',
      ram('AssociatedDocumentLineDocument', ram('LineID', String(index + 1))),
      ram('SpecifiedTradeProduct', toText('Name', name), toText('Description', description)),
      ram(
        'SpecifiedLineTradeAgreement',
        ram('NetPriceProductTradePrice', toMoney('ChargeAmount', amount, invoice)),
      ),
      ram('SpecifiedLineTradeDelivery', '<ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity>'),
      ram(
        'SpecifiedLineTradeSettlement',
        toCategory('ApplicableTradeTax', invoice),
        ram('SpecifiedTradeSettlementLineMonetarySummation', toMoney('LineTotalAmount', amount, invoice)),
      ),
    ),
  );

const toAgreement = ({ reference, seller, buyer }: EInvoice): string =>
  ram(
    'ApplicableHeaderTradeAgreement',
    toText('BuyerReference', reference),
    toParty('SellerTradeParty', seller),
    toParty('BuyerTradeParty', buyer),
    reference ? ram('BuyerOrderReferencedDocument', toText('IssuerAssignedID', reference)) : '',
  );

const toAllowances = (invoice: EInvoice): readonly string[] =>
  invoice.allowances.map(({ name, amount }) =>
    ram(
      'SpecifiedTradeAllowanceCharge',
      ram('ChargeIndicator', '<udt:Indicator>false</udt:Indicator>'),
      toMoney('ActualAmount', amount, invoice),
      toText('Reason', name),
      toCategory('CategoryTradeTax', invoice),
    ),
  );

const toSums = (invoice: EInvoice): string => {
  const { currency, tax } = invoice;
  const money = (name: string, amount: number): string => toMoney(name, amount, invoice);

  return ram(
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    money('LineTotalAmount', invoice.lineTotal),
    money('AllowanceTotalAmount', invoice.allowanceTotal),
    money('TaxBasisTotalAmount', invoice.net),
    `<ram:TaxTotalAmount currencyID="${currency}">${formatFileAmount(tax.amount, currency)}</ram:TaxTotalAmount>`,
    money('GrandTotalAmount', invoice.total),
    money('DuePayableAmount', invoice.total),
  );
};

const toSettlement = (invoice: EInvoice): string => {
  const { number, credits, currency, iban, tax, net, dueOn } = invoice;
  const account = toText('IBANID', iban);

  return ram(
    'ApplicableHeaderTradeSettlement',
    toText('PaymentReference', credits === null ? number : ''),
    ram('InvoiceCurrencyCode', currency),
    ram(
      'SpecifiedTradeSettlementPaymentMeans',
      ram('TypeCode', getMeansCode(invoice)),
      account && ram('PayeePartyCreditorFinancialAccount', account),
    ),
    ram(
      'ApplicableTradeTax',
      toMoney('CalculatedAmount', tax.amount, invoice),
      ram('TypeCode', 'VAT'),
      toText('ExemptionReason', tax.exemption),
      toMoney('BasisAmount', net, invoice),
      ram('CategoryCode', tax.category),
      ram('RateApplicablePercent', tax.rate),
    ),
    ...toAllowances(invoice),
    ram('SpecifiedTradePaymentTerms', toDay('DueDateDateTime', dueOn)),
    toSums(invoice),
    credits === null ? '' : ram('InvoiceReferencedDocument', toText('IssuerAssignedID', credits)),
  );
};

/** Returns the invoice in the syntax CII D16B, profile EN 16931. The same invoice makes the same bytes. */
export const toCii = (invoice: EInvoice): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"' +
      ' xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"' +
      ' xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">',
    toElement(
      'rsm:ExchangedDocumentContext',
      ram('GuidelineSpecifiedDocumentContextParameter', ram('ID', EN_16931)),
    ),
    toElement(
      'rsm:ExchangedDocument',
      toText('ID', invoice.number),
      ram('TypeCode', TYPE_CODES[invoice.kind]),
      toDay('IssueDateTime', invoice.issuedOn),
      ram('IncludedNote', toText('Content', invoice.note)),
    ),
    '<rsm:SupplyChainTradeTransaction>',
    ...toLines(invoice),
    toAgreement(invoice),
    ram('ApplicableHeaderTradeDelivery'),
    toSettlement(invoice),
    '</rsm:SupplyChainTradeTransaction>',
    '</rsm:CrossIndustryInvoice>\n',
  ].join('\n');
