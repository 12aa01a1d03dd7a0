import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../bootstrap.mjs';
import { getPort } from '../stack/get-port.mjs';

export const findFreePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const port = getPort(probe);
      probe.close(() => resolve(port));
    });
  });

/** Starts an emulator and resolves when it responds. */
export const startEmulator = async (projectId) => {
  const port = await findFreePort();
  const args = [`${ROOT}emulator/bin/firestore.mjs`, '--port', String(port), '--project_id', projectId];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;

  const isAnswering = () =>
    fetch(url).then(
      () => true,
      () => false,
    );

  while (!(await isAnswering())) await sleep(20);

  return { child, port, url };
};
