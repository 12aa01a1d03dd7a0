import type { Company } from '../accounts/accounts.ts';
import type { Instant } from '../contract.ts';

/**
 * How far a merge is: what is of the company is still being moved; everything that was found is, and it is looked through once
 * more a while later, for what was being written meanwhile; or nothing is left of it.
 */
export const MERGE_STATES = ['moving', 'settling', 'done'] as const;
export type MergeState = (typeof MERGE_STATES)[number];

/** After how long a merged company is looked through once more, in milliseconds. */
export const SETTLE_MS = 10 * 60 * 1000;

/** `companyMerges/{id}`: that one company of an agency became part of another; the id is that of the one that is no more. */
export interface CompanyMerge {
  readonly id: string;
  readonly agencyId: string;
  /** The company that stays. */
  readonly intoId: string;
  readonly fromName: string;
  readonly intoName: string;
  readonly state: MergeState;
  /** How many records have been moved so far, people among them. */
  readonly moved: number;
  /** Uid of whoever really began it. */
  readonly startedBy: string;
  readonly startedAt: Instant;
  /** When it is to be continued without anybody asking; null: it is done. */
  readonly dueAt: Instant | null;
}

/** Where invoices for the merged company go: to the address of the one that stays, to that of the other one, or nobody has said. */
export const BILLING_OUTCOMES = ['stays', 'moves', 'none'] as const;
export type BillingOutcome = (typeof BILLING_OUTCOMES)[number];

/** Why two companies cannot be merged. */
export const MERGE_OBSTACLES = ['shared', 'merging'] as const;
export type MergeObstacle = (typeof MERGE_OBSTACLES)[number];

/** What merging two companies would do. */
export interface MergePreview {
  readonly from: Pick<Company, 'id' | 'name' | 'companyType'>;
  readonly into: Pick<Company, 'id' | 'name' | 'companyType'>;
  /** What moves to the company that stays. */
  readonly moves: {
    readonly people: number;
    readonly projects: number;
    readonly licences: number;
    readonly orders: number;
    readonly invoices: number;
  };
  readonly billing: BillingOutcome;
  /** Null: nothing is in the way. */
  readonly obstacle: MergeObstacle | null;
}

/** How a merge goes. */
export interface MergeProgress extends Pick<
  CompanyMerge,
  'id' | 'intoId' | 'fromName' | 'intoName' | 'moved'
> {
  readonly state: MergeState;
}
