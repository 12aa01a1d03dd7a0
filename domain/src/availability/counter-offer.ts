import type { Instant } from '../contract.ts';

/** `withdrawn`: the talent took the fee on offer. */
export const COUNTER_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;

/** A talent's counter-offer as the project's people see it: at the client's price of the voice, in minor units before VAT. */
export interface CounterOffer {
  readonly state: (typeof COUNTER_STATES)[number];
  readonly reason: string;
  readonly currency: string;
  /** Price before it. */
  readonly before: number;
  readonly total: number;
  readonly at: Instant;
}

/** Returns the change by which an open counter-offer ends, as the talent takes the fee on offer. */
export const withdrawCounter = (
  counter: CounterOffer | null | undefined,
): { readonly counter?: CounterOffer } =>
  counter?.state === 'open' ? { counter: { ...counter, state: 'withdrawn' } } : {};
