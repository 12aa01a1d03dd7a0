import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const GOAL_MB = 256;

/**
 * What it costs to send the zip of a large casting: the memory of a process that does nothing else, whose reader takes
 * what it is sent no faster than a line of 80 Mbit/s.
 */
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
