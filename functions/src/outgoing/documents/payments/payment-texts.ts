import type { Locale } from '@domain/messages/locale.ts';

interface PaymentTexts {
  readonly selfBilled: string;
  readonly selfBilledCredit: string;
  /** The words that the law requires on the paper. */
  readonly selfBilling: string;
  readonly issuedBy: (agency: string, talent: string) => string;
  readonly issued: string;
  readonly replaces: string;
  readonly billTo: string;
  readonly work: string;
  readonly amount: string;
  readonly gross: string;
  readonly share: (rates: string) => string;
  readonly base: string;
  readonly vat: (rates: string) => string;
  readonly noVat: string;
  readonly reverse: string;
  readonly exempt: string;
  readonly withholding: (rates: string) => string;
  readonly net: string;
  readonly paid: string;
  readonly since: (rate: string, day: string) => string;
  readonly remittance: string;
  readonly payee: string;
  readonly paidOn: string;
  readonly reference: string;
  readonly page: (page: number, of: number) => string;
}

export const PAYMENT_TEXTS: Readonly<Record<Locale, PaymentTexts>> = {
  en: {
    selfBilled: 'Invoice',
    selfBilledCredit: 'Credit note',
    selfBilling: 'Self-billing',
    issuedBy: (agency, talent) => `Issued by ${agency} in the name and on behalf of ${talent}.`,
    issued: 'Date',
    replaces: 'Replaces',
    billTo: 'Bill to',
    work: 'Work',
    amount: 'Amount',
    gross: 'Fees',
    share: (rates) => `Agency share ${rates}`,
    base: 'Net amount',
    vat: (rates) => `VAT ${rates}`,
    noVat: 'No VAT',
    reverse: 'Reverse charge: the customer accounts for VAT',
    exempt: 'Exempt from VAT',
    withholding: (rates) => `Withholding tax ${rates}`,
    net: 'To be paid',
    paid: 'Paid',
    since: (rate, day) => `${rate} since ${day}`,
    remittance: 'Remittance advice',
    payee: 'Paid to',
    paidOn: 'Paid on',
    reference: 'Reference',
    page: (page, of) => `Page ${page} of ${of}`,
  },
  es: {
    selfBilled: 'Factura',
    selfBilledCredit: 'Factura rectificativa',
    selfBilling: 'Facturación por el destinatario',
    issuedBy: (agency, talent) => `Expedida por ${agency} en nombre y por cuenta de ${talent}.`,
    issued: 'Fecha',
    replaces: 'Sustituye a',
    billTo: 'Facturar a',
    work: 'Trabajo',
    amount: 'Importe',
    gross: 'Honorarios',
    share: (rates) => `Comisión de la agencia ${rates}`,
    base: 'Base imponible',
    vat: (rates) => `IVA ${rates}`,
    noVat: 'Sin IVA',
    reverse: 'Inversión del sujeto pasivo: el IVA lo declara el destinatario',
    exempt: 'Exenta de IVA',
    withholding: (rates) => `Retención ${rates}`,
    net: 'Total a pagar',
    paid: 'Pagado',
    since: (rate, day) => `${rate} desde el ${day}`,
    remittance: 'Aviso de pago',
    payee: 'Pagado a',
    paidOn: 'Fecha de pago',
    reference: 'Referencia',
    page: (page, of) => `Página ${page} de ${of}`,
  },
};
