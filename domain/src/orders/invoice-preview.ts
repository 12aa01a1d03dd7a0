import type { Invoice } from './invoices.ts';

/** A row of an invoice, as printed in the reader's language. */
export interface PrintedRow {
  readonly label: string;
  /** Minor units; null: the price isn't shown. */
  readonly amount: number | null;
  readonly isSum?: boolean;
}

/** The invoice that the confirmation of an order would issue now. Its number is reserved then. */
export interface InvoicePreview extends Pick<Invoice, 'number' | 'issuedOn' | 'dueOn' | 'currency'> {
  readonly buyer: string;
  readonly rows: readonly PrintedRow[];
}
