import { readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';

const toBin = (path) => `${ROOT}node_modules/${path}`;
const VITEST = toBin('vitest/vitest.mjs');

/**
 * A stage that runs tests. `files`: selects its files among all test files; `mentions`: a text they contain; `tags`: selects their tests;
 * `needsStack`: it runs beside a freshly seeded stack; `runsAlone`: never two at a time with others.
 */
const makeSuite = (
  name,
  config,
  files,
  { tags = '', mentions = '', needsStack = false, runsAlone = false, env = {} } = {},
) => ({
  name,
  isSuite: true,
  isOwn: (file) =>
    files.test(file) && (mentions === '' || readFileSync(ROOT + file, 'utf8').includes(mentions)),
  needsStack,
  runsAlone,
  env,
  args: [VITEST, 'run', '--config', config, ...(tags ? ['--tags-filter', tags] : [])],
});

const makeCommand = (name, ...args) => ({ name, isSuite: false, env: {}, args });

const API = ['tests/api/vitest.config.ts', /^tests\/(api|rules)\//];
const BROWSER = ['tests/e2e/vitest.config.ts', /^tests\/e2e\//];

/** Stages of `npm test`; those that need the stack run beside the others. */
export const GATE = [
  makeCommand('lint', toBin('oxlint/bin/oxlint')),
  makeCommand('types', 'scripts/types.mjs'),
  makeCommand(
    'format',
    toBin('prettier/bin/prettier.cjs'),
    ...['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'],
    ...['--cache-location', 'node_modules/.cache/format.json', '.'],
  ),
  makeSuite('unit', 'vitest.config.ts', /^(domain|functions|web|scripts)\/|^tests\/wiring\//),
  makeSuite('api', ...API, { tags: '!full', runsAlone: true }),
  makeSuite('browser', ...BROWSER, { tags: 'gate', mentions: "'gate'", needsStack: true }),
];

/** Further stages of `npm run test:full`; its browser tests are all files, one by one. */
export const REST = [
  makeCommand('openapi', 'scripts/openapi/lint.mjs'),
  makeSuite('emulator', 'emulator/vitest.config.ts', /^emulator\//),
  makeSuite('api-full', ...API, { tags: 'full', runsAlone: true }),
  makeCommand('files', 'scripts/test/fuzz-files.mjs'),
  makeCommand('licences', 'scripts/licences.mjs', '--check'),
  // Reads the calls that API tests recorded.
  { ...makeCommand('every-call', 'scripts/test/every-call.mjs'), runsAlone: true },
  // First on the stack: it compares with the demo data, and leaves it as it was.
  { ...makeCommand('drill', 'scripts/drill.mjs'), needsStack: true },
  makeSuite('deployed', 'tests/deployed/vitest.config.ts', /^tests\/(deployed|cli)\//, { needsStack: true }),
  makeSuite('browser-full', ...BROWSER, { needsStack: true }),
  { ...makeCommand('copies', 'scripts/repair.mjs', '--check', '--without-accounts'), needsStack: true },
  // Last on the stack: it adds records without sources.
  { ...makeCommand('bench', 'scripts/bench.mjs', '--small', '--running'), needsStack: true },
];

export const FULL = [...GATE.filter(({ name }) => name !== 'browser'), ...REST];

export const STAGES = [...GATE, ...REST];
