import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './bootstrap.mjs';

const run = promisify(execFile);

test.each([
  ['start', 'npm start'],
  ['stack', 'npm run stack'],
  ['dev', 'npm run dev'],
  ['test', 'npm test'],
  ['bench', 'npm run bench'],
  ['mails', 'npm run mails'],
  ['region', 'npm run region'],
  ['seed/generate', 'npm run seed'],
  ['openapi/write-examples', 'npm run openapi'],
])(
  '%s answers --help and does nothing else',
  async (script, command) => {
    // A command that did more would fail here, or write files that git would show.
    const { stdout } = await run(process.execPath, [`${ROOT}scripts/${script}.mjs`, '--help']);
    expect(stdout).toMatch(new RegExp(`^Usage: ${command}`));
    // Each starts a process, which takes seconds on a busy machine.
  },
  30_000,
);
