/** Prepares a fresh clone. Uses only Node, as nothing else is installed yet. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE_MIN = [20, 19];

const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])) return;
  console.error(`Node ${NODE_MIN.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
};

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Returns whether the packages that npm noted as installed are those of the lock file; optional ones depend on the platform. */
const isInstalled = () => {
  const noted = `${ROOT}node_modules/.package-lock.json`;
  if (!existsSync(noted)) return false;

  const installed = readPackages(noted);
  return Object.entries(readPackages(`${ROOT}package-lock.json`)).every(
    ([path, { version, link, optional }]) =>
      link || optional || !path.includes('node_modules/') || installed[path]?.version === version,
  );
};

/** Runs `npm ci` unless the installed packages match the lock file. */
export const ensureInstalled = () => {
  requireNode();
  if (isInstalled()) return;
  console.log('Installing packages with npm ci …');
  const isWindows = process.platform === 'win32';
  execFileSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
  });
};
