import { readFileSync } from 'node:fs';
import { readRecords } from '../../scripts/docs/records.mjs';

const readRootFile = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const records = await readRecords();

/** Names of the stored fields of every collection. */
export const getDescribedFields = (): ReadonlyMap<string, readonly string[]> =>
  new Map(records.map(({ collection, fields }) => [collection, fields.map(({ name }) => name)]));

export const getMatchedCollections = (): readonly string[] =>
  [...readRootFile('firestore.rules').matchAll(/^\s*match \/(\w+)\/\{\w+\} \{/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'databases');

/** The rules without their comments. */
export const readRules = (): string => readRootFile('firestore.rules').replace(/\/\/.*$/gm, '');
