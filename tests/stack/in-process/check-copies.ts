import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { OF_PEOPLE, ofRecord, repairCopies, SOURCES, toWords } from '../../../functions/src/copies/index.ts';
import type { Database } from '../../../emulator/src/storage/database.ts';
import { firestore } from '../admin.ts';

/** Comparisons before a difference is a fault: a trigger may still be writing. */
const TRIES = 20;
const WAIT_MS = 50;

// Tests write account records directly, so those have their own tests.
const COMPARED = SOURCES.filter((collection) => !OF_PEOPLE.includes(collection));

const KEY = Symbol.for('sources that a test file has written');
const shared = globalThis as { [KEY]?: Set<string> };
const written = (shared[KEY] ??= new Set());

export const followSources = (database: Database): void => {
  const collections = new Set<string>(COMPARED);
  database.follow(({ changes }) => {
    for (const { path } of changes) if (collections.has(path[0] ?? '')) written.add(path.join('/'));
  });
};

const collectFaults = async (path: string): Promise<readonly string[]> => {
  const collection = COMPARED.find((name) => path.startsWith(`${name}/`));
  if (!collection) return [];
  const compare = ofRecord(collection, path.slice(collection.length + 1));
  const { faults } = await repairCopies(firestore(), compare, { check: true });
  return faults.map((fault) => `${fault.path} ${toWords(fault)}`);
};

const settledFaultsOf = async (path: string): Promise<readonly string[]> => {
  for (let number = 1; ; number += 1) {
    const faults = await collectFaults(path);
    if (faults.length === 0 || number === TRIES) return faults;
    await sleep(WAIT_MS);
  }
};

/** Compares every copy of the recorded sources, then forgets them. */
export const checkCopies = async (): Promise<void> => {
  const sources = [...written];
  written.clear();
  const faults: string[] = [];
  for (const path of sources) faults.push(...(await settledFaultsOf(path)));
  if (faults.length > 0) throw new Error(`Copies differ from their sources:\n${faults.join('\n')}`);
};

/** Restored documents need no comparison. */
export const forgetWritten = (): void => written.clear();

export const checkCopiesAfterFile = (): void => {
  afterAll(checkCopies);
};
