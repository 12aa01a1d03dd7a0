import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [FILES, GOAL_MB] = [500, 256];

/** Peak memory of zipping a large casting, in an isolated process whose reader takes 80 Mbit/s. */
export const benchZip = () =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('./zip-process.mjs', import.meta.url)), String(FILES)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let view = '';
    child.stdout.on('data', (chunk) => (view += String(chunk)));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error('The zip could not be measured'));
      const { megabytes, peak, seconds } = JSON.parse(view);
      return resolve([
        [
          `Zip of ${FILES} demos, ${megabytes} MB: memory at most`,
          `${peak} MB`,
          `under ${GOAL_MB} MB${peak >= GOAL_MB ? ' !' : ''}`,
        ],
        ['… sent to a reader at 80 Mbit/s', `${seconds.toFixed(0)} s`, ''],
      ]);
    });
  });
