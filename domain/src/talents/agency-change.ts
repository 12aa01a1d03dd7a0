import type { Instant } from '../contract.ts';

/** That an agency changed something of a talent on their behalf, and when; never who of its people it was. */
export interface AgencyChange {
  readonly agencyId: string;
  readonly at: Instant;
}

/** Collections with records of a talent that an agency may change for them. */
export type ChangedCollection = 'talentRates' | 'billingInformation' | 'vacations' | 'demos';

/** Names a record among `AgencyChanges`. */
export const changedRecord = (collection: ChangedCollection, id: string): string => `${collection}_${id}`;

/** A talent's data that an agency may delete on their behalf, leaving no other trace. */
const REMOVED_KINDS = ['demo', 'vacation'] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];

/** That an agency removed something of a talent on their behalf: what, and when; never who of its people it was. */
export interface AgencyRemoval extends AgencyChange {
  readonly kind: RemovedKind;
  /** The name of the demo; of a vacation its first and last day, `YYYY-MM-DD/YYYY-MM-DD`. */
  readonly name: string;
}

/**
 * `agencyChanges/{talentId}`: what agencies changed for a talent. The talent alone reads it: staff of all their agencies read
 * the records themselves, and an agency doesn't learn what another does.
 */
export interface AgencyChanges {
  readonly id: string;
  /** The talent. */
  readonly userId: string;
  /** By `changedRecord`; a record that the talent changed last is absent. */
  readonly changes?: Readonly<Record<string, AgencyChange>>;
  /** Newest first; absent: none. */
  readonly removals?: readonly AgencyRemoval[];
}

/** Maximum removals shown to a talent; older ones are dropped. */
export const REMOVALS_MAX = 20;

/** Returns the removals after one more, newest first. */
export const withRemoval = (
  known: readonly AgencyRemoval[] | undefined,
  removal: AgencyRemoval,
): readonly AgencyRemoval[] => [removal, ...(known ?? [])].slice(0, REMOVALS_MAX);

/** What is still true once days are a vacation again: none that lies in them was removed. */
export const withoutRemoved = (
  known: readonly AgencyRemoval[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly AgencyRemoval[] =>
  known.filter(({ kind, name }) => {
    const [first = '', last = ''] = name.split('/');
    return kind !== 'vacation' || first < from || last > to;
  });
