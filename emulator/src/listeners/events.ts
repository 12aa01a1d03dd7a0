import type { Query } from '../queries/query.ts';
import type { StatusError } from '../status/status.ts';
import type { StoredDocument } from '../values/value.ts';
import type { BloomFilter } from './bloom-filter.ts';

export type FollowedTarget =
  | { readonly kind: 'documents'; readonly paths: readonly (readonly string[])[] }
  | { readonly kind: 'query'; readonly query: Query };

export interface TargetRequest {
  readonly targetId: number;
  readonly what: FollowedTarget;
  /** The client's state; `unknown` when it can't be determined. */
  readonly resumeFrom?: bigint | 'unknown';
  /** Number of documents held by the resuming client; absent for clients without Bloom filters. */
  readonly expectedCount?: number;
  readonly once: boolean;
}

/** An event for a stream's client, independent of encoding. */
export type ListenEvent =
  | {
      readonly kind: 'target';
      readonly change: 'add' | 'remove' | 'current' | 'reset' | 'no-change';
      readonly targetIds: readonly number[];
      readonly cause?: StatusError;
      /** Present if the client may resume from here. */
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
      /** The count and names of the documents that the client should hold. */
      readonly kind: 'filter';
      readonly targetId: number;
      readonly count: number;
      readonly names?: BloomFilter;
    };

export interface Outlet {
  send(event: ListenEvent): void;
  /** Whether the client is behind; send nothing until it has caught up. */
  congested(): boolean;
  fail(error: StatusError): void;
}
