import type { Instant } from '../contract.ts';
import type { FieldValues } from '../values/fields.ts';
import type { RESULT_FIELDS } from './connection.schema.ts';

/** A check is requested, booked and completed with a result; another may follow. */
export const CONNECTION_STATUSES = ['pending', 'booked', 'passed', 'failed', 'cancelled'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

export const CONNECTION_HISTORY_MAX = 20;

export interface ConnectionCheck extends Partial<FieldValues<typeof RESULT_FIELDS>> {
  readonly status: Extract<ConnectionStatus, 'passed' | 'failed' | 'cancelled'>;
  /** When it was held or cancelled. */
  readonly at: Instant;
}

/** `connectionSessions/{talentId}`: a talent's connection check, with earlier ones. */
export interface ConnectionSession {
  readonly id: string;
  readonly agencyIds: readonly string[];
  readonly talentId: string;
  readonly status: ConnectionStatus;
  /** Booking page for the talent; null: they are called. */
  readonly schedulingLink: string | null;
  readonly requestedAt: Instant;
  /** Appointment, and the IANA zone of the agreement. */
  readonly bookedFor: Instant | null;
  /** IANA zone in which the time was agreed. */
  readonly timeZone: string | null;
  /** Past checks, newest first; at most 20. */
  readonly history: readonly ConnectionCheck[];
}

/** Returns whether a check is open: to be booked or held. */
export const isUnderWay = ({ status }: Pick<ConnectionSession, 'status'>): boolean =>
  status === 'pending' || status === 'booked';

/** Returns the latest passed check; undefined without one. */
export const getLastRehearsal = <Check extends { readonly status: string }>(
  history: readonly Check[],
): Check | undefined => history.find(({ status }) => status === 'passed');
