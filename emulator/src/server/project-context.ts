import type { Aggregation } from '../queries/aggregate.ts';
import type { Query } from '../queries/query.ts';
import type { Ruleset } from '../rules/contract.ts';
import type { UsageCounter } from './usage.ts';

/** What a database needs of its project. */
export interface ProjectContext {
  readonly rules: () => Ruleset | undefined;
  readonly usage: UsageCounter;
  /** Throws FAILED_PRECONDITION when a composite index is missing. */
  readonly checkIndexes: (query: Query, aggregations?: readonly Aggregation[]) => void;
}
