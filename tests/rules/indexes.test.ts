import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FirestoreRest } from './firestore-rest.ts';
import { startFirestore } from './own-emulator.ts';
import { ISSUED, ROSTER_FILTERED, type IssuedQuery } from './queries/index.ts';

interface Index {
  readonly collectionGroup: string;
  readonly fields: readonly { readonly fieldPath: string; readonly order?: string }[];
}
interface Definitions {
  readonly indexes: readonly Index[];
  readonly fieldOverrides: readonly unknown[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const declared = JSON.parse(readFileSync(`${root}firestore.indexes.json`, 'utf8')) as Definitions;
const toWords = ({ collectionGroup, fields }: Index): string =>
  `${collectionGroup}: ${fields.map(({ fieldPath }) => fieldPath).join(', ')}`;

const directory = mkdtempSync(join(tmpdir(), 'indexes-'));
const file = join(directory, 'firestore.indexes.json');
let edits = 0;
const declare = (definitions: Definitions): void => {
  writeFileSync(file, JSON.stringify(definitions));
  // Two writes within one clock tick would look like one.
  edits += 1;
  utimesSync(file, edits, edits);
};

let firestore: Awaited<ReturnType<typeof startFirestore>>;
let database: FirestoreRest;
beforeAll(async () => {
  declare(declared);
  firestore = await startFirestore(file);
  database = new FirestoreRest(firestore.host, 'demo-indexes');
});
afterAll(async () => {
  await firestore?.stop();
  rmSync(directory, { recursive: true, force: true });
});

const ask = ({ source: _, ...query }: IssuedQuery) => database.list('owner', query);

/** No set of indexes serves this, so the emulator reads the file again before it refuses. */
const readFileAgain = () =>
  database.list('owner', {
    collection: 'unheard',
    where: [{ field: 'a', op: 'EQUAL', value: 1 }],
    orderBy: [['b', 'ASCENDING']],
  });

const listRefused = async (issued = ISSUED): Promise<readonly string[]> => {
  const outcomes = await Promise.all(issued.map(ask));
  return outcomes.flatMap(({ status, message }, index) =>
    status === 'OK' ? [] : [`${issued[index]?.source}, ${issued[index]?.collection}: ${message}`],
  );
};

describe('the declared indexes', () => {
  it('are enforced as in production', async () => {
    expect((await readFileAgain()).status).toBe('FAILED_PRECONDITION');
  });

  it('serve every query', async () => {
    expect(await listRefused()).toEqual([]);
  });

  it('serve a roster with any filters', async () => {
    expect(ROSTER_FILTERED.length).toBeGreaterThan(1300);
    expect(await listRefused(ROSTER_FILTERED)).toEqual([]);
  });

  // As many index files as indexes.
  it('are all needed', { timeout: 240_000 }, async () => {
    const idle: string[] = [];
    for (const index of declared.indexes) {
      declare({ ...declared, indexes: declared.indexes.filter((item) => item !== index) });
      await readFileAgain();
      // An index only serves queries of its own collection.
      const queries = ISSUED.filter(({ collection }) => collection === index.collectionGroup);
      if ((await listRefused(queries)).length === 0) idle.push(toWords(index));
    }

    expect(idle).toEqual([]);
    declare(declared);
    await readFileAgain();
    expect(await listRefused()).toEqual([]);
  });
});

const listSources = (folder: string): readonly string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture)\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

/** Fields that a file queries, in the notation of the server SDK or the app's live queries. */
const listFields = (file: string): readonly string[] => {
  const text = readFileSync(root + file, 'utf8');
  const server = [...text.matchAll(/\.(?:where|orderBy)\(\s*'([^']+)'/g)].map(([, field]) => field ?? '');
  const live = [...text.matchAll(/orderBy: \[(.*?)\]\]/gs)].flatMap(([, list]) =>
    [...(list ?? '').matchAll(/\['([^']+)'/g)].map(([, field]) => field ?? ''),
  );
  return [...server, ...live];
};

const issuesQueries = (file: string): boolean =>
  /\.(where|orderBy)\(|useLive(?:Collection|More)\b/.test(readFileSync(root + file, 'utf8')) &&
  !file.includes('/lib/firebase/');

describe('the table of queries', () => {
  const files = [...listSources('functions/src'), ...listSources('web/src')].filter(issuesQueries);

  it.each(files)('contains the queries of %s', (source) => {
    const shapes = ISSUED.filter((query) => query.source === source);
    expect(shapes.length, 'add its queries to tests/rules/queries').toBeGreaterThan(0);
    const fields = shapes.flatMap(({ where = [], orderBy = [] }) => [
      ...where.map(({ field }) => field),
      ...orderBy.map(([field]) => field),
    ]);
    expect(fields).toEqual(expect.arrayContaining([...listFields(source)]));
  });

  it('contains no file without queries', () => {
    expect([...new Set(ISSUED.map(({ source }) => source))].sort()).toEqual([...files].sort());
  });
});
