import { mkdirSync, rmSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';
import { inPairs, inTurn, REPORTS } from './run-stages.mjs';
import { countIn } from './second-try.mjs';
import { behindStacks, COPIES } from './stacks.mjs';

const bin = (path) => `${ROOT}node_modules/${path}`;

const vitest = (name, root, ...filters) => ({
  name,
  isSuite: true,
  args: [
    bin('vitest/vitest.mjs'),
    'run',
    '--root',
    root,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS}${name}.json`,
    ...filters,
  ],
});

/** Stages without a stack run two at a time, the long one first, so that nobody waits for it alone at the end. */
const PLAIN = [
  vitest('emulator', 'emulator'),
  { name: 'lint', args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
  { name: 'format', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'types', args: ['scripts/types.mjs'] },
  vitest('unit-domain', 'domain'),
  vitest('unit-functions', 'functions'),
  vitest('unit-web', 'web'),
  vitest('wiring', 'tests', 'wiring/'),
  vitest('scripts', 'scripts'),
];
/** Stages behind a freshly seeded stack, one after the other. */
const STACKED = [
  vitest('rules', 'tests', 'rules/'),
  vitest('e2e', 'tests', 'e2e/'),
  // Last here, where there is time left: what stands aside takes longest.
  vitest('cli', 'tests', 'cli/'),
  // All of it together calls everything that is built. Beside others it has the second stack, which no browser can use.
  {
    ...vitest('api', 'tests', 'api/'),
    env: { EVERY_CALL: '1' },
    standsAside: true,
  },
];

/** The names of all stages, in their order. Of each stack the copies are compared before it stops, named or not. */
export const STAGES = [...PLAIN, ...STACKED, COPIES].map(({ name }) => name);

const count = (stages) => {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { name } of stages.filter(({ isSuite }) => isSuite)) {
    const own = countIn(`${REPORTS}${name}.json`);
    for (const kind of Object.keys(total)) total[kind] += own[kind];
  }
  return total;
};

/** Stages, files and a text to look for in tests' names, as they stand on the command line. */
export const readArguments = (words) => {
  const at = words.indexOf('-t');
  const [text] = at < 0 ? [] : words.slice(at + 1);
  const plain = words.filter(
    (word, index) => word !== '--running' && (at < 0 || (index !== at && index !== at + 1)),
  );
  return {
    names: plain.filter((word) => STAGES.includes(word)),
    files: plain.filter((word) => !STAGES.includes(word)),
    text,
    isRunning: words.includes('--running'),
  };
};

/** A suite cut down to some files and tests; of the API's tests not all calls are demanded then. */
const narrowed = (stage, { files, text }) => {
  if (!stage.isSuite || (files.length === 0 && text === undefined)) return stage;
  const { env: _env, ...rest } = stage;
  const isFolder = (word) => /^\w+\/$/.test(word);
  const folders = stage.args.filter(isFolder);
  // Of a stage's own folders, so that a file of another one is not run here as well.
  const wanted = folders.length > 0 ? folders.flatMap((folder) => files.map((file) => folder + file)) : files;
  const args =
    files.length > 0
      ? [...stage.args.filter((word) => !isFolder(word)), '--passWithNoTests', ...wanted]
      : stage.args;
  return { ...rest, args: text === undefined ? args : [...args, '-t', text] };
};

/** Whether the words on the command line matched no test: otherwise a run with a misspelt name would pass without testing anything. */
export const hasTriedNothing = ({ files, text }, { passed, failed }) =>
  (files.length > 0 || text !== undefined) && passed + failed === 0;

/** Runs the named stages, or all, with the named files and tests alone; answers the exit code. */
export const runStages = async (words) => {
  const asked = readArguments(words);
  const { names, files, text, isRunning } = asked;
  if (names.length === 0 && (files.length > 0 || text !== undefined)) {
    console.error(`Name the stage as well. Stages: ${STAGES.join(', ')}.`);
    return 2;
  }
  const chosen = ({ name }) => names.length === 0 || names.includes(name);
  const plain = PLAIN.filter(chosen).map((stage) => narrowed(stage, asked));
  const stacked = STACKED.filter(chosen).map((stage) => narrowed(stage, asked));
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const startedAt = Date.now();
  let isGreen = await inPairs(plain);
  const isCompared = chosen(COPIES);
  if (isRunning) isGreen = (await inTurn([...stacked, ...(isCompared ? [COPIES] : [])])) && isGreen;
  else if (stacked.length > 0 || isCompared) isGreen = (await behindStacks(stacked)) && isGreen;
  const total = count([...plain, ...stacked]);
  const { passed, failed, skipped } = total;
  console.log(`\nDone in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  if (hasTriedNothing(asked, total)) {
    console.error(`No test matches: ${words.join(' ')}`);
    return 2;
  }
  return isGreen && failed === 0 ? 0 : 1;
};
