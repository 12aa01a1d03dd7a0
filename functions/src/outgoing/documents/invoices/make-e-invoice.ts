import { toEInvoice, type EInvoice } from '@domain/einvoice/e-invoice.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import { readCountries } from '../../../work/collections/reference-data.ts';
import { findIban } from '../../../work/text/bank-account.ts';
import { formatLicence, formatLine, type PaperWords } from './paper-words.ts';

/** Returns a stored invoice by the terms of EN 16931, with names in the reader's language. */
export const makeEInvoice = async (invoice: Invoice, words: PaperWords): Promise<EInvoice> => {
  const countries = await readCountries();

  return toEInvoice(invoice, {
    describeLine: (line) => formatLine(line, words),
    describeLicence: (use) => formatLicence(use, words),
    toAlpha2: (alpha3) => countries.find((country) => country.alpha3 === alpha3)?.alpha2 ?? '',
    iban: findIban(invoice.seller.bankDetails),
  });
};
