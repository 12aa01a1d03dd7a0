import type { Instant } from '../contract.ts';

/** A check is asked for, then booked, and ends with a result; a new one may follow. */
export const CONNECTION_STATUSES = ['pending', 'booked', 'passed', 'failed', 'cancelled'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

/** Checks of one talent that are kept, the newest first. */
export const CONNECTION_HISTORY_MAX = 20;

/** What a check measured. */
export interface ConnectionResult {
  /** Code of CONNECTION_QUALITY. */
  readonly quality: string;
  /** There and back, in milliseconds. */
  readonly latencyMs: number | null;
  readonly sampleRateHz: number | null;
  readonly comment: string;
}

/** One check that is over. */
export interface ConnectionCheck extends Partial<ConnectionResult> {
  readonly status: Extract<ConnectionStatus, 'passed' | 'failed' | 'cancelled'>;
  /** When it was held, or called off. */
  readonly at: Instant;
}

/** `connectionSessions/{talentId}`: the check of a talent's live connection, and those before it. */
export interface ConnectionSession {
  readonly id: string;
  readonly agencyIds: readonly string[];
  readonly talentId: string;
  readonly status: ConnectionStatus;
  /** Where the talent picks a moment; null: they are called. */
  readonly schedulingLink: string | null;
  readonly requestedAt: Instant;
  /** When it is to be held, and the IANA zone in which that was agreed. */
  readonly bookedFor: Instant | null;
  readonly timeZone: string | null;
  readonly history: readonly ConnectionCheck[];
}

/** Whether a check waits for something: for being booked, or for being held. */
export const isUnderWay = ({ status }: Pick<ConnectionSession, 'status'>): boolean =>
  status === 'pending' || status === 'booked';

/** The last check that went well, which is what a connection is trusted by; undefined: none did. */
export const lastRehearsal = <Check extends { readonly status: string }>(
  history: readonly Check[],
): Check | undefined => history.find(({ status }) => status === 'passed');
