export const VAT_RULES_MAX = 300;

export const DUE_DAYS_MAX = 180;

/** When an order is invoiced and its licences enter the ledger. */
export const BILLS_ON = ['confirmation', 'acceptance'] as const;

/** Whether invoices are issued here, or by the agency's own system for our pro formas. */
export const INVOICING = ['here', 'elsewhere'] as const;

/** Maximum size of an invoice that was issued elsewhere. */
export const INVOICE_PDF_MAX_BYTES = 5 * 1024 * 1024;

/** Who owes the tax: charged by the agency, accounted for by the client, or none. */
export const VAT_KINDS = ['charged', 'reverseCharge', 'none'] as const;
export type VatKind = (typeof VAT_KINDS)[number];
