/** Prepares a fresh clone. Uses only Node, as nothing else is installed yet. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE_MIN = [20, 19];

const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])) return;
  console.error(`Node ${NODE_MIN.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
};

/** Runs `npm ci` unless the installed packages match the lock file. */
export const ensureInstalled = () => {
  requireNode();
  const lock = createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .digest('hex');
  const mark = `${ROOT}node_modules/.cache/installed`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  console.log('Installing packages with npm ci …');
  const isWindows = process.platform === 'win32';
  execFileSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
  });
  mkdirSync(`${ROOT}node_modules/.cache`, { recursive: true });
  writeFileSync(mark, lock);
};
