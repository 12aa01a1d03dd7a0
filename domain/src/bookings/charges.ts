/** What a session can be charged for beyond its price. */
export const SESSION_CHARGES = ['overtime', 'late', 'noShow'] as const;
export type SessionChargeKind = (typeof SESSION_CHARGES)[number];

/** What is charged beside a project's order; `pickup`: a change of mind. */
export const CHARGE_KINDS = ['cancelled', 'moved', 'overtime', 'late', 'noShow', 'pickup'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

export const isCharge = (kind: string): kind is ChargeKind =>
  (CHARGE_KINDS as readonly string[]).includes(kind);

/** The content of an order that charges for one booking, session or delivery. Minor units, before VAT. */
export interface OrderedCharge {
  readonly kind: ChargeKind;
  /** Id of that booking, session or delivery. */
  readonly sourceId: string;
  /** Tells moves of one booking, and changes of one file, apart; absent: charged once. */
  readonly number?: number;
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  /** Day of the recording, `YYYY-MM-DD` in its time zone; of a pickup, the day of its acceptance. */
  readonly on: string;
  /** The client's parts, which add up to the order's net amount. */
  readonly voice: number;
  readonly studio: number;
}
