import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { OF_PEOPLE, repairCopies, SOURCES, toWords } from '../../../functions/src/copies/index.ts';
import { firestore } from '../admin.ts';
import type { Database } from '../../../emulator/src/index.ts';

/** Comparisons before a difference is a fault: a trigger may still be writing. */
const TRIES = 20;
const WAIT_MS = 50;

// Tests write account records directly, so those have their own tests.
const COMPARED = SOURCES.filter(([collection]) => !OF_PEOPLE.includes(collection));

const KEY = Symbol.for('sources that a test file has written');
const shared = globalThis as { [KEY]?: Set<string> };
const written = (shared[KEY] ??= new Set());

export const followSources = (database: Database): void => {
  const collections = new Set<string>(COMPARED.map(([collection]) => collection));
  database.follow(({ changes }) => {
    for (const { path } of changes) if (collections.has(path[0] ?? '')) written.add(path.join('/'));
  });
};

const collectFaults = async (path: string): Promise<readonly string[]> => {
  const [collection, id = ''] = path.split('/');
  const found: string[] = [];
  for (const [name, copiesOf] of COMPARED) {
    if (name !== collection) continue;
    const compare = (transaction: FirebaseFirestore.Transaction) =>
      copiesOf({ firestore: firestore(), transaction }, id);
    const { faults } = await repairCopies(firestore(), compare, { check: true });
    found.push(...faults.map((fault) => `${fault.path} ${toWords(fault)}`));
  }
  return found;
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
