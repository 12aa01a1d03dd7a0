import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';

const node = process.execPath;
const bin = (path) => `${ROOT}node_modules/${path}`;
const reports = `${ROOT}node_modules/.cache/reports/`;

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
    `--outputFile.json=${reports}${name}.json`,
    ...filters,
  ],
});

/** Stages without the stack run two at a time; those behind it share one freshly seeded stack, one after the other. */
const PLAIN = [
  { name: 'lint', args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
  { name: 'format', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'types', args: ['scripts/types.mjs'] },
  vitest('unit-domain', 'domain'),
  vitest('unit-functions', 'functions'),
  vitest('unit-web', 'web'),
  vitest('wiring', 'tests', 'wiring/'),
  vitest('emulator', 'emulator'),
  vitest('scripts', 'scripts'),
];
const STACKED = [
  vitest('rules', 'tests', 'rules/'),
  // All of it together calls everything that is built.
  { ...vitest('api', 'tests', 'api/', 'cli/'), env: { EVERY_CALL: '1' } },
  vitest('e2e', 'tests', 'e2e/'),
];

/** What a suite says of its failures: the tests and why, without the lines of all others and what they logged. */
const failuresIn = (output, log) => {
  const at = output.search(/^.*Failed (Tests|Suites) \d+/m);
  if (at < 0) return output;
  writeFileSync(log, output);
  return `${output.slice(at)}\nWhat else it printed: ${log}\n`;
};

/** The names of all stages, in their order. */
export const STAGES = [...PLAIN, ...STACKED].map(({ name }) => name);

const run = (stage, env) =>
  new Promise((resolve) => {
    const startedAt = Date.now();
    const child = spawn(node, stage.args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env, ...stage.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code) => {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      const output = Buffer.concat(chunks).toString();
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${stage.name} (${seconds} s)`);
      if (code !== 0) console.log(failuresIn(output, `${reports}${stage.name}.log`).replace(/^/gm, '     '));
      else
        for (const line of output.split('\n')) if (/SKIPPED:/.test(line)) console.log(`     ${line.trim()}`);
      resolve(code === 0);
    });
  });

const inPairs = async (stages) => {
  const queue = [...stages];
  let isGreen = true;
  const worker = async () => {
    for (let stage = queue.shift(); stage; stage = queue.shift()) isGreen = (await run(stage, {})) && isGreen;
  };
  await Promise.all([worker(), worker()]);
  return isGreen;
};

/** Runs stages on the stack that somebody has started already, such as by `npm run dev`. */
const onRunningStack = async (stages) => {
  const { emulatorEnv } = await import('../stack/fixed-points.mjs');
  let isGreen = true;
  for (const stage of stages) isGreen = (await run(stage, emulatorEnv())) && isGreen;
  return isGreen;
};

const behindStack = async (stages) => {
  const { endWhenItFails, startStack, stopOnSignals } = await import('../stack/stack.mjs');
  const { emulatorEnv } = await import('../stack/fixed-points.mjs');
  const startedAt = Date.now();
  let stack;
  try {
    stack = await startStack();
  } catch (error) {
    console.log(`FAIL stack\n${error instanceof Error ? error.message : error}`);
    return false;
  }
  stopOnSignals(stack.stop, () => 1);
  void endWhenItFails(stack);
  console.log(`ok   stack (${((Date.now() - startedAt) / 1000).toFixed(1)} s to answer)`);
  let isGreen = true;
  for (const stage of stages) isGreen = (await run(stage, emulatorEnv())) && isGreen;
  await stack.stop();
  return isGreen;
};

const count = (stages) => {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { name } of stages.filter(({ isSuite }) => isSuite)) {
    try {
      const report = JSON.parse(readFileSync(`${reports}${name}.json`, 'utf8'));
      total.passed += report.numPassedTests;
      total.failed += report.numFailedTests;
      total.skipped += report.numPendingTests;
      // A file that does not even load has no tests to count.
      if (!report.success && report.numFailedTests === 0) total.failed += 1;
    } catch {
      total.failed += 1;
    }
  }
  return total;
};

/** Stages, files and a text to look for in tests' names, as they stand on the command line. */
const readArguments = (words) => {
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
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const startedAt = Date.now();
  let isGreen = await inPairs(plain);
  if (stacked.length > 0) isGreen = (await (isRunning ? onRunningStack : behindStack)(stacked)) && isGreen;
  const { passed, failed, skipped } = count([...plain, ...stacked]);
  console.log(`\nDone in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return isGreen && failed === 0 ? 0 : 1;
};
