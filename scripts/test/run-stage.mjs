import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';

/** Reports of stages, and the output of failed ones. */
const REPORTS = `${ROOT}node_modules/.cache/tests/reports/`;

const children = new Set();

export const endStages = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('exit', endStages);

/** Returns the failures in a suite's output, without passed tests. */
const findFailures = (output) => {
  const start = output.search(/^.*Failed (Tests|Suites) \d+/m);
  return start < 0 ? output : output.slice(start);
};

const carryOut = (args, env) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

    children.add(child);

    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));

    child.on('close', (code) => {
      children.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString() });
    });
  });

const toLines = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);

/** Returns a stage's files that passed in its last run, complete or interrupted. */
export const listGreen = (name) => toLines(`${REPORTS}${name}.json.green`);

/** Clears the record, so a stage that never starts records nothing. */
export const forgetGreen = (name) => rmSync(`${REPORTS}${name}.json.green`, { force: true });

const readReport = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 1, slowest: [] };

/**
 * Runs a stage and prints a line about it, with failures. `files`: test files to run; absent: all. A suite without tests fails,
 * unless `mayBeEmpty` or reused. Resolves to whether it is green, with numbers of passed and failed tests.
 * @param {{ name: string, isSuite: boolean, args: string[], env: object }} stage
 * @param {{ files?: string[], reused?: number, mayBeEmpty?: boolean, more: string[], env: object }} options
 */
export const runStage = async (stage, { files, reused = 0, mayBeEmpty = false, more, env }) => {
  const { name, isSuite, args } = stage;
  const startedAt = Date.now();

  mkdirSync(REPORTS, { recursive: true });

  const report = `${REPORTS}${name}.json`;
  rmSync(report, { force: true });
  forgetGreen(name);

  const nothing = isSuite && files?.length === 0;
  const suiteArgs = isSuite
    ? ['--reporter=default', `--reporter=${ROOT}scripts/test/report.mjs`, ...more]
    : [];

  const { code, output } = nothing
    ? { code: 0, output: '' }
    : await carryOut([...args, ...suiteArgs, ...(files ?? [])], {
        TEST_REPORT: report,
        ...stage.env,
        ...env,
      });

  const { passed, failed, slowest } =
    isSuite && !nothing ? readReport(report) : { passed: 0, failed: 0, slowest: [] };
  const hasRunNothing = isSuite && reused === 0 && !mayBeEmpty && passed + failed === 0;
  const isGreen = code === 0 && failed === 0 && !hasRunNothing;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const tests = isSuite ? `, ${passed} passed, ${failed} failed` : '';
  const reuse = reused > 0 ? `, ${reused} files unchanged since they passed` : '';

  console.log(`${isGreen ? 'ok  ' : 'FAIL'} ${name} (${seconds} s${tests}${reuse})`);
  if (hasRunNothing) console.log('     No test ran.');

  if (!isGreen) {
    writeFileSync(`${REPORTS}${name}.log`, output);
    console.log(findFailures(output).replace(/^/gm, '     '));
    console.log(`     All it printed: ${REPORTS}${name}.log`);
  }

  for (const line of output.split('\n')) if (/SKIPPED:/.test(line)) console.log(`     ${line.trim()}`);
  if (process.env.TEST_TIMES && slowest.length > 0)
    for (const [ms, file] of slowest) console.log(`     ${(ms / 1000).toFixed(1)} s ${file}`);

  return { isGreen, passed, failed: failed || (isGreen ? 0 : 1) };
};
