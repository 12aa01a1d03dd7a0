import type { Invoice } from '@domain/orders/invoices.ts';
import type { Order, PaymentState } from '@domain/orders/orders.ts';
import type { Timestamp } from 'firebase-admin/firestore';

export interface StartedPayment {
  readonly status: PaymentState;
  /** Redirect address of the payer; null for none. */
  readonly redirectUrl: string | null;
  readonly asOf: Timestamp;
}

export interface Provider {
  readonly isOffered: () => boolean;
  /** Starts payment of a confirmed order's balance. Idempotent: a repeat is the same payment and charges once. */
  readonly begin: (order: Order, invoice: Invoice) => Promise<StartedPayment>;
}
