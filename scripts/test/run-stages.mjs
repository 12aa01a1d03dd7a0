import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';
import { filesToTryAgain, reportOfSecondTry } from './second-try.mjs';

/** Where suites report, and all they said where they failed. */
export const REPORTS = `${ROOT}node_modules/.cache/reports/`;

/** What a suite says of its failures: the tests and why, without the lines of all others and what they logged. */
const failuresIn = (output, log) => {
  const at = output.search(/^.*Failed (Tests|Suites) \d+/m);
  if (at < 0) return output;
  writeFileSync(log, output);
  return `${output.slice(at)}\nWhat else it printed: ${log}\n`;
};

/** Stages that are running. */
const children = new Set();

/** Runs what a stage is made of; answers its exit code, what it printed and how many seconds it took. */
const carryOut = (stage, env) =>
  new Promise((resolve) => {
    const startedAt = Date.now();
    const child = spawn(process.execPath, stage.args, {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env, ...stage.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('close', (code) => {
      children.delete(child);
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      resolve({ code, seconds, output: Buffer.concat(chunks).toString() });
    });
  });

/** A suite cut down to some of its files, which reports beside its first try and goes on counting the calls that were made. */
const onlyFiles = (stage, files) => {
  const at = stage.args.findIndex((word) => word.startsWith('--outputFile'));
  const named = stage.args.indexOf('-t');
  return {
    ...stage,
    args: [
      ...stage.args.slice(0, at),
      reportOfSecondTry(stage.args[at]),
      ...files,
      ...(named < 0 ? [] : stage.args.slice(named)),
    ],
    env: { ...stage.env, CALLS_GO_ON: '1' },
  };
};

/** Runs one stage, says how it went, and answers whether it is green. */
export const run = async (stage, env) => {
  const { name } = stage;
  const { code, seconds, output } = await carryOut(stage, env);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  const log = `${REPORTS}${name}.log`;
  if (code !== 0) console.log(failuresIn(output, log).replace(/^/gm, '     '));
  else for (const line of output.split('\n')) if (/SKIPPED:/.test(line)) console.log(`     ${line.trim()}`);
  const unsteady = code !== 0 && stage.isSuite ? filesToTryAgain(`${REPORTS}${name}.json`) : [];
  if (unsteady.length === 0) return code === 0;
  // Of thousands one may fail by chance, by a clock or a browser: that is told, and is a fault of its test.
  const files = unsteady.map(({ file }) => file);
  const again = await carryOut(onlyFiles(stage, files), env);
  console.log(
    `${again.code === 0 ? 'ok  ' : 'FAIL'} ${name}, second try of ${files.length} files (${again.seconds} s)`,
  );
  if (again.code === 0)
    for (const { tests } of unsteady) for (const test of tests) console.log(`     UNSTEADY: ${test}`);
  else console.log(failuresIn(again.output, log).replace(/^/gm, '     '));
  return again.code === 0;
};

/** Runs a command that says itself how its stages went; answers whether it ended well. */
export const runApart = (args, env) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    children.add(child);
    child.on('close', (code) => {
      children.delete(child);
      resolve(code === 0);
    });
  });

/** Tells every stage that is running to end; none outlives this process. */
export const endStages = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('exit', endStages);

/** Two at a time; answers whether all are green. */
export const inPairs = async (stages) => {
  const queue = [...stages];
  let isGreen = true;
  const worker = async () => {
    for (let stage = queue.shift(); stage; stage = queue.shift()) isGreen = (await run(stage, {})) && isGreen;
  };
  await Promise.all([worker(), worker()]);
  return isGreen;
};

/** One after the other on the stack that this process is about; answers whether all are green. */
export const inTurn = async (stages) => {
  const { emulatorEnv } = await import('../stack/fixed-points.mjs');
  let isGreen = true;
  for (const stage of stages) isGreen = (await run(stage, emulatorEnv())) && isGreen;
  return isGreen;
};
