/** The state a read requires, and whether it starts a transaction. */
export type Consistency =
  | { readonly kind: 'latest' }
  | { readonly kind: 'transaction'; readonly id: Uint8Array }
  | {
      readonly kind: 'new-transaction';
      readonly readOnly: boolean;
      readonly readMicros?: bigint;
      /** The failed transaction that this one retries. */
      readonly retried?: Uint8Array;
    }
  | { readonly kind: 'read-time'; readonly micros: bigint };

export const LATEST: Consistency = { kind: 'latest' };
