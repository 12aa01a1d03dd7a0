import { execFileSync, spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../bootstrap.mjs';
import { freePort } from './emulator-process.mjs';

const RUNS = 5;

const answers = (port) =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });

const residentMegabytes = (pid) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const measureOnce = async () => {
  const port = await freePort();
  const startedAt = performance.now();
  const args = [
    `${ROOT}emulator/bin/firestore.mjs`,
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--project_id',
    'demo-bench',
    '--rules',
    `${ROOT}firestore.rules`,
  ];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  while (!(await answers(port))) await sleep(5);
  const ready = performance.now() - startedAt;
  await sleep(3000);
  const resident = residentMegabytes(child.pid);
  child.kill('SIGINT');
  await new Promise((resolve) => child.once('exit', resolve));
  return { ready, resident };
};

/** Measures the emulator: response time and idle memory. */
export const benchStandIn = async () => {
  // The first run may still have to build the bundle.
  await measureOnce();
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureOnce());
  return [
    [
      'Stand-in ready (median of 5)',
      `${Math.round(median(runs.map(({ ready }) => ready)))} ms`,
      'under 1000 ms',
    ],
    [
      'Stand-in idle, resident',
      `${Math.round(median(runs.map(({ resident }) => resident)))} MB`,
      'under 120 MB',
    ],
  ];
};
