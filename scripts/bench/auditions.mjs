import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Measures a large audition request, its answers and concurrent uploads. Times depend on the machine. */
export const benchAuditions = async ({ isSmall }) => {
  // A separate process: in this one, another database client has loaded the seed.
  const child = fork(
    fileURLToPath(new URL('./auditions-process.mjs', import.meta.url)),
    isSmall ? ['small'] : [],
  );
  const [rows] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The auditions could not be measured'))),
  ]);
  return rows;
};
