import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { emulatorEnv } from '../stack/fixed-points.mjs';
import { startStack } from '../stack/stack.mjs';

/** Measures a large audition request, concurrent acceptances by one talent and concurrent uploads, on its own stack. Times depend on the machine. */
export const benchAuditions = async () => {
  const stack = await startStack();
  try {
    // A separate process: here the seed was loaded by another database client.
    const child = fork(fileURLToPath(new URL('./auditions-process.mjs', import.meta.url)), {
      env: { ...process.env, ...emulatorEnv() },
    });
    const [rows] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('The auditions could not be measured'))),
    ]);
    return rows;
  } finally {
    await stack.stop();
  }
};
