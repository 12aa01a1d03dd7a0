/** A payment of a bank statement. Minor units of the statement's currency. */
export interface StatementEntry {
  /** The bank's reference: unique in the account. */
  readonly reference: string;
  /** `YYYY-MM-DD`. */
  readonly bookedOn: string;
  /** `in`: received by the account. */
  readonly direction: 'in' | 'out';
  readonly amount: number;
  /** Empty: none. */
  readonly endToEndId: string;
  /** The other side; empty: unknown. */
  readonly name: string;
  /** What the payer wrote. */
  readonly text: string;
  /** A transfer that was returned. */
  readonly isReturn: boolean;
}

/** A bank statement of one account. */
export interface Statement {
  readonly id: string;
  readonly iban: string;
  readonly currency: string;
  /** Balances, in minor units; null: not stated. */
  readonly opening: number | null;
  readonly closing: number | null;
  /** Last day, `YYYY-MM-DD`. */
  readonly through: string;
  readonly entries: readonly StatementEntry[];
}

/** Why a statement can't be imported. */
export type StatementFault =
  'unreadable' | 'noStatement' | 'incomplete' | 'currency' | 'repeated' | 'severalAccounts';

/** Thrown for a file that isn't a complete statement of one account. */
export class StatementError extends Error {
  constructor(readonly fault: StatementFault) {
    super(fault);
  }
}
