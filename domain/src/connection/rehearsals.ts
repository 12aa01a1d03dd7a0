import type { Instant } from '../contract.ts';
import type { ConnectionCheck } from './connection.ts';

/** A connection check's measurements, as an agency's clients see them. */
export interface RehearsalFacts extends Required<Pick<ConnectionCheck, 'latencyMs' | 'sampleRateHz'>> {
  /** When it was held. */
  readonly at: Instant;
}

/**
 * `rehearsals/{agencyId}_{talentId}`: an agency's latest successful test of a talent's live connection. Read by functions only.
 * Separate from checks and public copies, which all of a talent's agencies share, so others don't learn who tested.
 */
export interface Rehearsal extends RehearsalFacts {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
}

/**
 * `rehearsalSummaries/{agencyId}`: denormalised copy of an agency's `rehearsals` by talent uid,
 * written with them, so a page of voices costs one read. Read by functions only.
 */
export interface RehearsalSummary {
  readonly id: string;
  readonly agencyId: string;
  /** By uid. */
  readonly talents: Readonly<Record<string, RehearsalFacts>>;
}

export const toRehearsalId = (agencyId: string, talentId: string): string => `${agencyId}_${talentId}`;

/** Returns what an agency's clients see of its check; undefined: failed. */
export const toRehearsal = (
  { agencyId, talentId }: Pick<Rehearsal, 'agencyId' | 'talentId'>,
  { status, at, latencyMs = null, sampleRateHz = null }: ConnectionCheck,
): Rehearsal | undefined =>
  status === 'passed'
    ? { id: toRehearsalId(agencyId, talentId), agencyId, talentId, at, latencyMs, sampleRateHz }
    : undefined;

export const getRehearsalFacts = ({ at, latencyMs, sampleRateHz }: Rehearsal): RehearsalFacts => ({
  at,
  latencyMs,
  sampleRateHz,
});

export const getRehearsalSummary = (
  agencyId: string,
  rehearsals: readonly Rehearsal[],
): RehearsalSummary => ({
  id: agencyId,
  agencyId,
  talents: Object.fromEntries(
    rehearsals.map((rehearsal) => [rehearsal.talentId, getRehearsalFacts(rehearsal)]),
  ),
});
