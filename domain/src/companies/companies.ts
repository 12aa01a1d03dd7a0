import type { Company } from '../accounts/accounts.ts';
import type { Instant } from '../contract.ts';

/** State of a merge: records are being moved; all found ones are moved, and a later check catches concurrent writes; or done. */
const MERGE_STATES = ['moving', 'settling', 'done'] as const;
export type MergeState = (typeof MERGE_STATES)[number];

/** Delay of the check after a merge, in milliseconds. */
export const SETTLE_MS = 10 * 60 * 1000;

/** `companyMerges/{id}`: a merge within an agency; the id is that of the merged company. */
export interface CompanyMerge {
  readonly id: string;
  readonly agencyId: string;
  /** The remaining company. */
  readonly intoId: string;
  readonly fromName: string;
  readonly intoName: string;
  readonly state: MergeState;
  /** Number of records moved so far, including people. */
  readonly moved: number;
  /** Uid of the real user who started it. */
  readonly startedBy: string;
  readonly startedAt: Instant;
  /** When a schedule continues it; null: done. */
  readonly dueAt: Instant | null;
}

/** Where the merged company's invoices go: to the remaining company's address, the other's, or none is set. */
const BILLING_OUTCOMES = ['stays', 'moves', 'none'] as const;
export type BillingOutcome = (typeof BILLING_OUTCOMES)[number];

const MERGE_OBSTACLES = ['shared', 'merging'] as const;
export type MergeObstacle = (typeof MERGE_OBSTACLES)[number];

export interface MergePreview {
  readonly from: Pick<Company, 'id' | 'name' | 'companyType'>;
  readonly into: Pick<Company, 'id' | 'name' | 'companyType'>;
  /** What moves to the remaining company. */
  readonly moves: {
    readonly people: number;
    readonly projects: number;
    readonly licences: number;
    readonly orders: number;
    readonly invoices: number;
  };
  /** Names of both companies' people, who see each other's projects afterwards. */
  readonly people: { readonly from: readonly string[]; readonly into: readonly string[] };
  readonly billing: BillingOutcome;
  /** Null: possible. */
  readonly obstacle: MergeObstacle | null;
}

export interface MergeProgress extends Pick<
  CompanyMerge,
  'id' | 'intoId' | 'fromName' | 'intoName' | 'moved'
> {
  readonly state: MergeState;
}
