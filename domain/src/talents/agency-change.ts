import type { Instant } from '../contract.ts';

/** An agency's change on behalf of a talent, with its time; never the person. */
export interface AgencyChange {
  readonly agencyId: string;
  readonly at: Instant;
}

export type ChangedCollection = 'talentRates' | 'billingInformation' | 'vacations' | 'demos';

/** Key of a record in `AgencyChanges`. */
export const toChangedRecordKey = (collection: ChangedCollection, id: string): string =>
  `${collection}_${id}`;

/** A talent's data that an agency may delete on their behalf, leaving no other trace. */
const REMOVED_KINDS = ['demo', 'vacation'] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];

/** An agency's removal on behalf of a talent, with its time; never the person. */
export interface AgencyRemoval extends AgencyChange {
  readonly kind: RemovedKind;
  /** The name of the demo; of a vacation its first and last day, `YYYY-MM-DD/YYYY-MM-DD`. */
  readonly name: string;
}

/**
 * `agencyChanges/{talentId}`: agencies' changes for a talent. Only the talent reads it: staff read
 * the records themselves, and agencies don't see each other's changes.
 */
export interface AgencyChanges {
  readonly id: string;
  /** The talent. */
  readonly userId: string;
  /** By `toChangedRecordKey`; records last changed by the talent are absent. */
  readonly changes?: Readonly<Record<string, AgencyChange>>;
  /** Newest first; absent: none. */
  readonly removals?: readonly AgencyRemoval[];
}

/** Maximum removals shown to a talent; older ones are dropped. */
export const REMOVALS_MAX = 20;

/** Returns the removals after one more, newest first. */
export const withRemoval = (
  removals: readonly AgencyRemoval[] | undefined,
  removal: AgencyRemoval,
): readonly AgencyRemoval[] => [removal, ...(removals ?? [])].slice(0, REMOVALS_MAX);

/** Removals that remain true once days are a vacation again. */
export const excludeRemoved = (
  removals: readonly AgencyRemoval[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly AgencyRemoval[] =>
  removals.filter(({ kind, name }) => {
    const [first = '', last = ''] = name.split('/');
    return kind !== 'vacation' || first < from || last > to;
  });
