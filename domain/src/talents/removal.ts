import type { Instant } from '../contract.ts';

/** Maximum records counted per kind before a removal; beyond that, only "more" is reported. */
export const TALLY_MAX = 50;

interface ProjectTally {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** The total by project, highest count first. */
export interface RemovalTally {
  readonly count: number;
  readonly isMore: boolean;
  readonly projects: readonly ProjectTally[];
}

/** Records that an agency keeps about a talent. */
const KEPT_BY_AGENCY = ['rates', 'terms', 'score', 'notes'] as const;
export type KeptByAgency = (typeof KEPT_BY_AGENCY)[number];

/** Whether a record is the agency's own finding: it stays and applies again on return. */
export const isOwnAssessment = (item: KeptByAgency): boolean => item === 'score' || item === 'notes';

/** A session that a removal cancels. */
export interface CancelledSession {
  readonly id: string;
  readonly projectName: string;
  readonly character: string;
  readonly startsAt: Instant;
}

/** Current effects of removing a talent from an agency. */
export interface TalentRemoval {
  readonly id: string;
  readonly fullName: string;
  /** Auditions that were requested, and for which there still is time: they are called off. */
  readonly auditions: RemovalTally;
  /** Slots that were requested or accepted, and haven't begun: they are cancelled. */
  readonly slots: RemovalTally;
  /** Planned sessions to cancel, next one first; at most `TALLY_MAX`. */
  readonly sessions: readonly CancelledSession[];
  /** What the agency still owes them, per currency; in minor units. */
  readonly unpaid: readonly { readonly currency: string; readonly amount: number }[];
  /** Sold licences that haven't ended. They stay; after an erasure none can be renewed. */
  readonly licences: number;
  /** Auditions that were handed in. They stay; of a talent without another agency they are deleted. */
  readonly takes: RemovalTally;
  /** Places on shortlists of projects that are not closed: clients see these voices as withdrawn. */
  readonly shortlisted: RemovalTally;
  /** Of those, chosen by a client. */
  readonly selected: number;
  /** Demos that the agency's clients can no longer find. */
  readonly demos: number;
  /** Tickets on which demos wait for their review by engineers of the agency. */
  readonly tickets: number;
  /** A connection check that is booked. `timeZone`: IANA, in which it was agreed. */
  readonly connectionCheck: { readonly bookedFor: Instant; readonly timeZone: string | null } | null;
  readonly kept: readonly KeptByAgency[];
  /** No other agency works with the talent: their data is erased. */
  readonly isOnlyAgency: boolean;
  /** They have other roles, so their account stays in any case. */
  readonly keepsAccount: boolean;
}

/**
 * Counts found records by project; records outside `projects` (names by id) don't count. More than
 * `TALLY_MAX` found means that there are more.
 */
export const tallyRemovals = <Item extends { readonly projectId: string }>(
  found: readonly Item[],
  projects: ReadonlyMap<string, string>,
  isCounted: (record: Item) => boolean = () => true,
): RemovalTally => {
  const counts = new Map<string, number>();
  for (const item of found.slice(0, TALLY_MAX))
    if (projects.has(item.projectId) && isCounted(item))
      counts.set(item.projectId, (counts.get(item.projectId) ?? 0) + 1);

  const tallied = [...counts].map(([id, count]) => ({ id, name: projects.get(id) ?? '', count }));

  return {
    count: tallied.reduce((sum, { count }) => sum + count, 0),
    isMore: found.length > TALLY_MAX,
    projects: tallied.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
  };
};
