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

/**
 * `rehearsalSummaries/{agencyId}`: what all rehearsals of an agency say, by the uids of the talents, so that a page of voices
 * costs one read for it and not one a talent. A copy of `rehearsals`, written with them. Functions alone read it.
 */
export interface RehearsalSummary {
  readonly id: string;
  readonly agencyId: string;
  readonly talents: Readonly<Record<string, RehearsalFacts>>;
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

/** What a rehearsal says, without whose it is. */
export const rehearsalFactsOf = ({ at, latencyMs, sampleRateHz }: Rehearsal): RehearsalFacts => ({
  at,
  latencyMs,
  sampleRateHz,
});

/** All rehearsals of one agency in one. */
export const rehearsalSummaryOf = (agencyId: string, rehearsals: readonly Rehearsal[]): RehearsalSummary => ({
  id: agencyId,
  agencyId,
  talents: Object.fromEntries(
    rehearsals.map((rehearsal) => [rehearsal.talentId, rehearsalFactsOf(rehearsal)]),
  ),
});
