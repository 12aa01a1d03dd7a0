import { execFileSync, spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../bootstrap.mjs';
import { findFreePort } from './emulator-process.mjs';
import { getMedian } from './median.mjs';

const FULL = { count: 5, idleMs: 3000 };
const SMALL = { count: 1, idleMs: 0 };

const isAnswering = (port) =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });

const readResidentMegabytes = (pid) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;

const measureOnce = async (idleMs) => {
  const port = await findFreePort();
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

  while (!(await isAnswering(port))) await sleep(5);

  const ready = performance.now() - startedAt;

  await sleep(idleMs);

  const resident = readResidentMegabytes(child.pid);

  child.kill('SIGINT');
  await new Promise((resolve) => child.once('exit', resolve));

  return { ready, resident };
};

/** Measures the emulator alone: response time and idle memory. */
export const benchEmulator = async ({ isSmall }) => {
  const { count, idleMs } = isSmall ? SMALL : FULL;

  // The first run may still have to build the bundle.
  await measureOnce(0);

  const runs = [];
  for (let run = 0; run < count; run += 1) runs.push(await measureOnce(idleMs));

  return [
    [
      `Emulator ready, median of ${count}`,
      `${Math.round(getMedian(runs.map(({ ready }) => ready)))} ms`,
      'under 1000 ms',
    ],
    [
      'Emulator idle, resident',
      `${Math.round(getMedian(runs.map(({ resident }) => resident)))} MB`,
      'under 120 MB',
    ],
  ];
};
