import type { AccountRole } from './roles.ts';
import type { CollectionRule } from './row.ts';
import { ACCOUNT_ROWS, PLATFORM_ROWS } from './rows/account.rows.ts';
import { PROJECT_ROWS } from './rows/project.rows.ts';
import { TALENT_ROWS } from './rows/talent.rows.ts';

export { SCOPES, type CollectionRule, type Operation, type Scope } from './row.ts';

const ROWS = [...PROJECT_ROWS, ...TALENT_ROWS, ...ACCOUNT_ROWS, ...PLATFORM_ROWS] as const;

/** All collections: reading, writing or exporting one compiles only if it has a row. */
export type CollectionName = (typeof ROWS)[number]['collection'];

/**
 * Which roles read which collections. Browsers never write: the API validates and records every change and keeps copies consistent.
 * `firestore.rules` encodes this table, the API queries it, and one test checks both. A collection without a row is closed.
 */
export const ACCESS: readonly CollectionRule<CollectionName>[] = ROWS;

/** Returns a collection's row; undefined, for an unchecked name: closed. */
export const getCollectionRule = (collection: CollectionName): CollectionRule<CollectionName> | undefined =>
  ACCESS.find((row) => row.collection === collection);

/** Roles that may create and change projects, castings and audition requests: clients theirs, agency roles their agency's. */
export const PRODUCTION_ROLES = ['client', 'agencyTeam', 'admin'] as const satisfies readonly AccountRole[];
