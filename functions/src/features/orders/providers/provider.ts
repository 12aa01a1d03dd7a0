import type { Invoice } from '@domain/orders/invoices.ts';
import type { Order, PaymentState } from '@domain/orders/orders.ts';
import type { Timestamp } from 'firebase-admin/firestore';

/** A payment that was begun. */
export interface BegunPayment {
  readonly status: PaymentState;
  /** Where whoever pays goes on; null: nowhere. */
  readonly redirectUrl: string | null;
  /** By the provider's clock. */
  readonly asOf: Timestamp;
}

/** One way of paying an order. */
export interface Provider {
  /** Whether this deployment can be paid this way. */
  readonly isOffered: () => boolean;
  /** Begins to pay what is open of a confirmed order. The same once more is the same payment, and asks for no money twice. */
  readonly begin: (order: Order, invoice: Invoice) => Promise<BegunPayment>;
}
