import type { FieldPath, Query } from '../queries/query.ts';
import type { StoredDocument, Value } from '../values/value.ts';

/** The door of the rules room: what a caller hands in and gets back. It knows no transport. */

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

/** Looks a document up for get()/exists(); `name` segments are below `/documents`. */
export interface DocumentReader {
  /** State before the request. `undefined`: no such document. */
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
  /** The document as it will be; for `create` and `update`. */
  readonly newResource?: StoredDocument;
  /** For `create` and `update`: the fields the client names, unless it replaces the document, and those the server computes. */
  readonly write?: { readonly mask?: readonly FieldPath[]; readonly transforms: readonly FieldPath[] };
  /** For `list`: judged on potential results, never on rows. */
  readonly query?: Query;
  /** Whether it may come to be written what was read: any write, and reads in a transaction that is not read-only. */
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
  /** Why it was denied, for the developer: the rule lines considered and the errors in them. Never sent to clients in production. */
  readonly detail: string;
}

export interface Ruleset {
  readonly rulesVersion: '1' | '2';
  /** What it was compiled from. */
  readonly sources: readonly SourceFile[];
  authorize(request: FirestoreRequest): Verdict;
  authorizeStorage(request: StorageRequest): Verdict;
  coverage(): readonly ExpressionCoverage[];
  /** The same as the tree the official emulator reports. */
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
