/** What other programs may use: the emulator in their own process, its rules engine and its index planner. */
export { readCatalog, type Catalog } from './indexes/definitions.ts';
export { enforceIndexes } from './indexes/enforce.ts';
export { findMissingIndex } from './indexes/planner.ts';
export type { Query } from './queries/query.ts';
export type { Method, StorageValue } from './rules/contract.ts';
export { compileRules } from './rules/engine.ts';
export { Emulator } from './server/emulator.ts';
export { listen } from './server/listen.ts';
export { readRules } from './server/rules-file.ts';
export type { Change } from './storage/change.ts';
export type { Database } from './storage/database.ts';
export { createDirectClient } from './transports/direct/direct-client.ts';
export { callRest } from './transports/direct/call-rest.ts';
export { matchesPattern } from './triggers/path-pattern.ts';
export { Queue } from './triggers/queue.ts';
export type { StoredDocument } from './values/value.ts';
