import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import type { CollectionName } from '@domain/access/matrix.ts';
import {
  PEOPLE_COLLECTIONS,
  compareRecordCopies,
  repairCopies,
  SOURCES,
  toWords,
} from '../../../functions/src/incoming/repair.ts';
import { projectState } from '../../../functions/src/work/copies/projected-state.ts';
import { bufferWrites } from '../../../functions/src/platform/firestore/write-buffer.ts';
import { READ_MODELS } from '../../../functions/src/work/following/projections.ts';
import { firestore } from '../admin.ts';
import type { Database } from '../../../emulator/src/index.ts';

/** Comparisons before a difference is a fault: a trigger may still be writing. */
const TRIES = 20;
const WAIT_MS = 50;

// Tests write account records directly, so those have their own tests.
const COMPARED = SOURCES.filter((collection) => !PEOPLE_COLLECTIONS.includes(collection));
const FOLLOWED = new Set<string>([
  ...COMPARED,
  ...READ_MODELS.flatMap(({ sources }) => sources.map(({ collection }) => collection)),
]);

const KEY = Symbol.for('sources that a test file has written');
const shared = globalThis as { [KEY]?: Set<string> };
const written = (shared[KEY] ??= new Set());

export const followSources = (database: Database): void => {
  database.follow(({ changes }) => {
    for (const { path } of changes) if (FOLLOWED.has(path[0] ?? '')) written.add(path.join('/'));
  });
};

/** Returns the records whose copies derive from a stored document, by the sources that the read models declare. */
const findAffectedRecords = (path: string): Promise<readonly string[]> =>
  firestore().runTransaction(
    async (transaction) => {
      const state = projectState(firestore(), bufferWrites(transaction));
      const ref = firestore().doc(path);
      const document = {
        ref,
        fields: undefined,
        before: () => Promise.resolve(undefined),
        after: () => state.get(ref),
      };
      const affected = READ_MODELS.flatMap(({ key, sources }) =>
        sources
          .filter(({ collection }) => collection === ref.parent.id)
          .map(async ({ keysOf }) => (await keysOf(document, state)).map((id) => `${key}/${id}`)),
      );

      return (await Promise.all(affected)).flat();
    },
    { readOnly: true },
  );

const collectFaults = async (path: string): Promise<readonly string[]> => {
  const [collection = '', id = ''] = path.split('/');
  const compare = compareRecordCopies(collection as CollectionName, id);
  const { faults } = await repairCopies(firestore(), compare, { check: true });
  return faults.map((fault) => `${fault.path} ${toWords(fault)}`);
};

const findSettledFaults = async (path: string): Promise<readonly string[]> => {
  for (let number = 1; ; number += 1) {
    const faults = await collectFaults(path);
    if (faults.length === 0 || number === TRIES) return faults;
    await sleep(WAIT_MS);
  }
};

/** Compares every copy of the recorded sources, then forgets them. */
export const checkCopies = async (): Promise<void> => {
  const paths = [...written];
  written.clear();
  const comparedPaths = paths.filter((path) =>
    COMPARED.some((collection) => path.startsWith(`${collection}/`)),
  );
  const sources = new Set([...comparedPaths, ...(await Promise.all(paths.map(findAffectedRecords))).flat()]);
  const faults: string[] = [];
  for (const path of sources) faults.push(...(await findSettledFaults(path)));
  if (faults.length > 0) throw new Error(`Copies differ from their sources:\n${faults.join('\n')}`);
};

/** Restored documents need no comparison. */
export const forgetWritten = (): void => written.clear();

export const checkCopiesAfterFile = (): void => {
  afterAll(checkCopies);
};
