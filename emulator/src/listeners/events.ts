import type { Query } from '../queries/query.ts';
import type { StatusError } from '../status/status.ts';
import type { StoredDocument } from '../values/value.ts';
import type { BloomFilter } from './bloom-filter.ts';

/** Named documents, or the rows of a query. */
export type Followed =
  | { readonly kind: 'documents'; readonly paths: readonly (readonly string[])[] }
  | { readonly kind: 'query'; readonly query: Query };

/** A client's request to follow a target. */
export interface TargetRequest {
  readonly targetId: number;
  readonly what: Followed;
  /** The state the client wants the difference to; `unknown` when it can't be determined. */
  readonly resumeFrom?: bigint | 'unknown';
  /** Number of documents held by the resuming client; absent for clients without Bloom filters. */
  readonly expectedCount?: number;
  readonly once: boolean;
}

/** What a stream tells its client, free of any encoding. */
export type ListenEvent =
  | {
      readonly kind: 'target';
      readonly change: 'add' | 'remove' | 'current' | 'reset' | 'no-change';
      readonly targetIds: readonly number[];
      readonly cause?: StatusError;
      /** Present where the client may resume from. */
      readonly readMicros?: bigint;
    }
  | {
      readonly kind: 'change';
      readonly document: StoredDocument;
      readonly targetIds: readonly number[];
      readonly removedTargetIds: readonly number[];
    }
  | {
      readonly kind: 'delete' | 'remove';
      readonly name: string;
      readonly removedTargetIds: readonly number[];
      readonly readMicros: bigint;
    }
  | {
      /** How many documents the client should hold now, and which. */
      readonly kind: 'filter';
      readonly targetId: number;
      readonly count: number;
      readonly names?: BloomFilter;
    };

/** Where a stream's events go. */
export interface Outlet {
  send(event: ListenEvent): void;
  /** Whether the client is behind: nothing more should be sent until it has caught up. */
  congested(): boolean;
  fail(error: StatusError): void;
}
