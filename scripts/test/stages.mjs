import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
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
  vitest('emulator', 'emulator'),
  vitest('scripts', 'scripts'),
];
const STACKED = [
  vitest('rules', 'tests', 'rules/'),
  // All of it together calls everything that is built.
  { ...vitest('api', 'tests', 'api/', 'cli/'), env: { EVERY_CALL: '1' } },
  vitest('e2e', 'tests', 'e2e/'),
];

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
      if (code !== 0) console.log(output.replace(/^/gm, '     '));
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

/** Runs the named stages, or all; answers the exit code. */
export const runStages = async (names) => {
  const unknown = names.filter((name) => !STAGES.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown stage: ${unknown.join(', ')}. Stages: ${STAGES.join(', ')}.`);
    return 2;
  }
  const chosen = ({ name }) => names.length === 0 || names.includes(name);
  const plain = PLAIN.filter(chosen);
  const stacked = STACKED.filter(chosen);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const startedAt = Date.now();
  let isGreen = await inPairs(plain);
  if (stacked.length > 0) isGreen = (await behindStack(stacked)) && isGreen;
  const { passed, failed, skipped } = count([...plain, ...stacked]);
  console.log(`\nDone in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return isGreen && failed === 0 ? 0 : 1;
};
