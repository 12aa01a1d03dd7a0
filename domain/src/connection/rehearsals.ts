import type { Instant } from '../contract.ts';
import type { ConnectionCheck } from './connection.ts';

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
 * `rehearsals/{agencyId}_{talentId}`: that an agency tested a talent's live connection, and it went well the last time.
 * Apart from the checks and public halves, which all agencies of a talent share: others don't learn who tested. Functions
 * alone read it.
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

/** What an agency's clients may know of a check that it held; undefined: it failed. */
export const rehearsalOf = (
  { agencyId, talentId }: Pick<Rehearsal, 'agencyId' | 'talentId'>,
  { status, at, latencyMs = null, sampleRateHz = null }: ConnectionCheck,
): Rehearsal | undefined =>
  status === 'passed'
    ? { id: rehearsalIdOf(agencyId, talentId), agencyId, talentId, at, latencyMs, sampleRateHz }
    : undefined;

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
