import type { FieldPath, Query } from '../queries/query.ts';
import type { StoredDocument, Value } from '../values/value.ts';

/** The interface of the rules engine. It knows no transport. */

export type Service = 'cloud.firestore' | 'firebase.storage';

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface SourceFile {
  readonly name: string;
  readonly content: string;
}

export interface Issue {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
  readonly description: string;
  readonly severity: 'ERROR' | 'WARNING';
}

export type CompileResult =
  | { readonly ok: true; readonly ruleset: Ruleset; readonly issues: readonly Issue[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** `request.auth`: nothing is verified here, the caller has parsed the token. */
export interface Auth {
  readonly uid: string;
  readonly token: { readonly [key: string]: Json };
}

/** Reads a document for get()/exists(); `name` segments are below `/documents`. */
export interface DocumentReader {
  /** State after the whole batch. */
  before(path: readonly string[]): StoredDocument | undefined;
  /** State as it will be when the whole batch has been applied. */
  after(path: readonly string[]): StoredDocument | undefined;
}

export interface FirestoreRequest {
  readonly projectId: string;
  readonly database: string;
  readonly method: Method;
  /** Segments below `/documents`: a document for get and writes, a collection for list. */
  readonly path: readonly string[];
  readonly auth: Auth | null;
  /** Microseconds since the epoch, UTC. */
  readonly timeMicros: bigint;
  /** The document as stored; for `get`, `update` and `delete`. */
  readonly resource?: StoredDocument;
  /** The document after the write; for `create` and `update`. */
  readonly newResource?: StoredDocument;
  /** For `create` and `update`: fields named by the client, unless it replaces the document, and server-computed ones. */
  readonly write?: { readonly mask?: readonly FieldPath[]; readonly transforms: readonly FieldPath[] };
  /** For `list`: judged on potential results, never on rows. */
  readonly query?: Query;
  /** Whether the read may be followed by a write: any write, and reads in a read-write transaction. */
  readonly inTransaction?: boolean;
  readonly documents: DocumentReader;
  /** Shared by the operations of one batch, so that the access limits hold across them. */
  readonly budget: AccessBudget;
}

/** get()/exists() calls of one request: 10, or 20 for batches, transactions and queries; repeats are cached and free. */
export interface AccessBudget {
  readonly limit: number;
  readonly seen: Set<string>;
}

export interface StorageRequest {
  readonly method: Method;
  /** `/b/BUCKET/o/…` as segments. */
  readonly path: readonly string[];
  /** `request` and `resource` as rules values. */
  readonly variables: ReadonlyMap<string, StorageValue>;
  readonly documents: DocumentReader;
  readonly budget: AccessBudget;
}

export type StorageValue =
  | Value
  | { readonly kind: 'path'; readonly segments: readonly string[] }
  | { readonly kind: 'set' | 'list'; readonly values: readonly StorageValue[] }
  /** A map that may hold paths and sets, as `request` does. */
  | { readonly kind: 'record'; readonly entries: ReadonlyMap<string, StorageValue> };

export interface Verdict {
  readonly allowed: boolean;
  /** The reason for developers: considered rule lines and their errors. Production never sends it to clients. */
  readonly detail: string;
}

export interface Ruleset {
  readonly rulesVersion: '1' | '2';
  readonly sources: readonly SourceFile[];
  authorize(request: FirestoreRequest): Verdict;
  authorizeStorage(request: StorageRequest): Verdict;
  coverage(): readonly ExpressionCoverage[];
  coverageReport(): readonly Json[];
}

/** How often one expression was evaluated, and to what. Positions are 1-based, the end is exclusive. */
export interface ExpressionCoverage {
  readonly fileName: string;
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
  readonly source: string;
  readonly values: ReadonlyMap<string, number>;
  /** Its truth decides requests: an allow condition or an operand of one. Others are values on the way. */
  readonly condition?: boolean;
}
