import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { APP_FILES, bindApiCalls } from '../../web/build/apiCalls.mjs';
import { ROOT } from '../bootstrap.mjs';
import { REPLY_SCHEMAS } from '../openapi/reply-schemas.mjs';
import { getCalledAreas } from './called-areas.mjs';
import { listKnownFiles } from './changed-files.mjs';

/** The module that collects all operations. Tests depend on the areas they call, not on all of them. */
const ALL_OPERATIONS = 'functions/src/handlers.ts';
/** Reads every module that declares records. */
const RECORDS = 'scripts/docs/records.mjs';
const getOperationsPath = (area) => `functions/src/features/${area}/${area}.operations.ts`;

/** Files a folder's tests read besides the modules they import. */
const READS = {
  'tests/api': [
    'tests/stack/in-process/start.ts',
    'tests/stack/check-replies.ts',
    'firestore.rules',
    'firestore.indexes.json',
    'firebase.json',
    'functions/.env.demo-casting',
    'web/index.html',
    'emulator-data',
    'tests/fixtures',
    REPLY_SCHEMAS,
  ],
  'functions/src/incoming/http/openapi/document.test.ts': [REPLY_SCHEMAS],
  'functions/src/outgoing/documents/stamp-pdf.test.ts': ['functions/src/outgoing/documents/stamp-worker.mjs'],
  'tests/rules': [
    'tests/stack/in-process/start.ts',
    'firestore.rules',
    'storage.rules',
    'firestore.indexes.json',
    'emulator-data',
    REPLY_SCHEMAS,
  ],
  'tests/rules/indexes.test.ts': ['functions/src', 'web/src', 'emulator'],
  'tests/e2e': [
    'functions/src',
    'domain/src',
    'web',
    'scripts',
    'emulator-data',
    'emulator/src',
    'firestore.rules',
    'firestore.indexes.json',
    'firebase.json',
  ],
};
/** Dependencies of every test. */
const EVERYWHERE = [
  'package-lock.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'tests/api/vitest.config.ts',
  'tests/e2e/vitest.config.ts',
];

/** Returns whether a test may read any file: it opens files, or checks the project's own texts. */
const mayReadAnything = (test) =>
  /^(tests\/wiring|scripts)\//.test(test) ||
  (/^(domain|functions|web)\//.test(test) && readFileSync(ROOT + test, 'utf8').includes('node:fs'));

const listFiles = (path) => {
  if (!existsSync(ROOT + path)) return [];
  if (!statSync(ROOT + path).isDirectory()) return [path];
  return readdirSync(ROOT + path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(
      (file) => !/(^|\/)(node_modules|dist|lib|\.artifacts)\//.test(file) || file.startsWith('web/src/'),
    );
};

const isTest = (file) => /\.test\.(ts|tsx|mjs)$/.test(file);

const testFiles = () =>
  [
    'domain/src',
    'functions/src',
    'web/src',
    'web/build',
    'web/component-tests',
    'emulator/test',
    'tests',
    'scripts',
  ]
    .flatMap(listFiles)
    .filter(isTest);

/** Replaces uses of the API's client by the contracts that they load, as Vite does. */
const apiCalls = {
  name: 'api-calls',
  setup: ({ onLoad }) =>
    onLoad({ filter: APP_FILES }, ({ path }) => {
      const contents = bindApiCalls(readFileSync(path, 'utf8'), path);
      return contents === undefined ? undefined : { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    }),
};

/** Modules that only their address is imported of, as Vite does: their files count as imported. */
const addressedModules = {
  name: 'addressed-modules',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /\?worker&url$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?.*$/, '')),
      namespace: 'addressed',
    }));
    onLoad({ filter: /./, namespace: 'addressed' }, ({ path }) => ({
      contents: `import ${JSON.stringify(path)}; export default '';`,
      resolveDir: ROOT,
    }));
  },
};

/** Returns each module's imports, by path from the root. */
const findImports = async (entries) => {
  const { metafile } = await build({
    stdin: { contents: entries.map((file) => `import './${file}';`).join('\n'), resolveDir: ROOT },
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    external: ['*/reply-schemas.json'],
    outdir: 'node_modules/.cache/graph',
    tsconfig: `${ROOT}tsconfig.base.json`,
    jsx: 'automatic',
    plugins: [apiCalls, addressedModules],
    logLevel: 'silent',
    loader: { '.mp3': 'empty', '.svg': 'empty', '.woff2': 'empty', '.css': 'empty' },
  });

  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter(({ external }) => !external).map(({ path }) => path),
    ]),
  );
};

const computeHash = (text) => createHash('sha256').update(text).digest('base64url');

/** Returns what each test file depends on. Reads the repository once. */
export const readGraph = async (files = testFiles()) => {
  const imports = await findImports([
    ...files,
    'tests/stack/in-process/start.ts',
    'tests/stack/check-replies.ts',
  ]);
  const everything = listKnownFiles();
  const hashed = existsSync(ROOT + REPLY_SCHEMAS) ? [...everything, REPLY_SCHEMAS] : everything;
  // Hashed before the run: an edit made during it is not tested.
  const hashes = new Map(hashed.map((file) => [file, computeHash(readFileSync(ROOT + file))]));
  const declarations = everything.filter((file) => /^domain\/src\/.*\.ts$/.test(file) && !isTest(file));

  const listEdges = (file, areas) => {
    if (file === ALL_OPERATIONS && areas) return areas.map(getOperationsPath);
    return [...(imports.get(file) ?? []), ...(file === RECORDS ? declarations : [])];
  };

  /** Returns every file a test file depends on, itself included. */
  const findDependencies = (test) => {
    const reads = Object.entries(READS).flatMap(([folder, paths]) =>
      test === folder || test.startsWith(`${folder}/`) ? paths : [],
    );
    const areas = getCalledAreas(test);
    const found = new Set();
    const more = mayReadAnything(test) ? everything : reads.flatMap(listFiles);
    const queue = [test, ...EVERYWHERE, ...more];

    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (found.has(file)) continue;
      found.add(file);
      queue.push(...listEdges(file, areas));
    }

    return found;
  };

  const computeFingerprint = (test) =>
    computeHash(
      [...findDependencies(test)]
        .sort()
        .map((file) => `${file} ${hashes.get(file)}`)
        .join('\n'),
    );

  return { files, closureOf: findDependencies, computeFingerprint };
};
