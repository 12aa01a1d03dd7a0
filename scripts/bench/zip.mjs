import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const GOAL_MB = 256;

/** Measures the memory of a separate process that sends a large casting's zip to a reader at 80 Mbit/s. */
export const benchZip = ({ isSmall }) =>
  new Promise((resolve, reject) => {
    const files = isSmall ? 2 : 500;
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('./zip-process.mjs', import.meta.url)), String(files)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let view = '';

    child.stdout.on('data', (chunk) => (view += String(chunk)));
    child.on('error', reject);

    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error('The zip could not be measured'));
      const { megabytes, peak } = JSON.parse(view);
      return resolve([
        [
          `Zip of ${files} demos, ${megabytes} MB: memory at most`,
          `${peak} MB`,
          `under ${GOAL_MB} MB${peak >= GOAL_MB ? ' !' : ''}`,
        ],
      ]);
    });
  });
