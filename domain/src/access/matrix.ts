import type { Role } from './roles.ts';
import type { CollectionRule } from './row.ts';
import { ACCOUNT_ROWS, PLATFORM_ROWS } from './rows/account.rows.ts';
import { PROJECT_ROWS } from './rows/project.rows.ts';
import { TALENT_ROWS } from './rows/talent.rows.ts';

export { SCOPES, type CollectionRule, type Operation, type Scope } from './row.ts';

const ROWS = [...PROJECT_ROWS, ...TALENT_ROWS, ...ACCOUNT_ROWS, ...PLATFORM_ROWS] as const;

/** Every collection there is: whatever is read, written or exported by name compiles only if it has a row. */
export type CollectionName = (typeof ROWS)[number]['collection'];

/**
 * Who reads which collection. Nobody writes from a browser: every change goes through the API, which checks it, records
 * it and keeps the copies true. `firestore.rules` encodes this table, the API asks it, and one test walks it for both.
 * A collection that is not in it is closed.
 */
export const ACCESS: readonly CollectionRule<CollectionName>[] = ROWS;

/** The row of a collection; undefined, for a name that got past the compiler: closed to everybody. */
export const accessTo = (collection: CollectionName): CollectionRule<CollectionName> | undefined =>
  ACCESS.find((row) => row.collection === collection);

/** Roles that may create and change projects, castings and audition requests: clients theirs, agency roles their agency's. */
export const PRODUCTION_ROLES = ['client', 'agencyTeam', 'admin'] as const satisfies readonly Role[];
