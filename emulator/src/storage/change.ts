import type { StoredDocument } from '../values/value.ts';

/** What one commit did to one document. */
export interface Change {
  readonly path: readonly string[];
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** All changes of one commit, for followers of the database. */
export interface ChangeSet {
  readonly commitMicros: bigint;
  readonly changes: readonly Change[];
  /** The author, for triggers that need the auth context. */
  readonly author?: Author;
  /** An import: no event of the application's, so no trigger runs. */
  readonly imported?: boolean;
}

export interface Author {
  readonly type: 'system' | 'app_user' | 'unauthenticated';
  readonly id?: string;
}
