import type { Instant } from '../contract.ts';

/** That an agency changed something of a talent on their behalf, and when; never who of its people it was. */
export interface AgencyChange {
  readonly agencyId: string;
  readonly at: Instant;
}

/** A talent's record that an agency may change for them. */
export interface ChangedForTalent {
  /** Null or absent: the last change was the talent's own. */
  readonly changedByAgency?: AgencyChange | null;
}
