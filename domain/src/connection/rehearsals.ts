import type { Instant } from '../contract.ts';
import type { ConnectionSession } from './connection.ts';

/** What a check of a live connection measured, as an agency’s clients read it. */
export interface RehearsalFacts {
  /** When it was held. */
  readonly at: Instant;
  /** There and back, in milliseconds; null: not measured. */
  readonly latencyMs: number | null;
  /** Null: not measured. */
  readonly sampleRateHz: number | null;
}

/**
 * `rehearsals/{agencyId}_{talentId}`: that an agency tested a talent's live connection, and it went well. Apart from the
 * public halves, which all agencies of a talent share: what one tested is nothing of the others' clients'. Functions alone
 * read it.
 */
export interface Rehearsal extends RehearsalFacts {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
}

export const rehearsalIdOf = (agencyId: string, talentId: string): string => `${agencyId}_${talentId}`;

/**
 * What an agency's own checks of a connection come to; undefined: it has not passed. The newest one that was held decides:
 * one that failed since takes an earlier pass away, and one that was called off says nothing.
 */
export const rehearsalOf = (
  agencyId: string,
  { id: talentId, history }: Pick<ConnectionSession, 'id' | 'history'>,
): Rehearsal | undefined => {
  const held = history.find((check) => check.agencyId === agencyId && check.status !== 'cancelled');
  if (held?.status !== 'passed') return undefined;
  const { at, latencyMs = null, sampleRateHz = null } = held;
  return { id: rehearsalIdOf(agencyId, talentId), agencyId, talentId, at, latencyMs, sampleRateHz };
};
