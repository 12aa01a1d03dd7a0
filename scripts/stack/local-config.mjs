import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';

/** Where the emulators listen, as the pages' policy has to name it: which directives allow what beside production's. */
const LOOPBACK = {
  'connect-src': ' http://127.0.0.1:* http://localhost:*',
  'frame-src': ' http://127.0.0.1:*',
};

const withLoopback = (policy) =>
  policy
    .split('; ')
    .map((directive) => directive + (LOOPBACK[directive.split(' ')[0]] ?? ''))
    .join('; ');

/**
 * The files there are of those that a rule keeps for good. Real Hosting answers a missing file with the headers of
 * /404.html; the emulator gives it those of its path, and browsers would keep "not found" for a year.
 */
const ofFiles = ({ regex, ...rule }, files) => {
  if (regex === undefined) return rule;
  if (!rule.headers.some(({ value }) => value.includes('immutable'))) return { regex, ...rule };
  const found = files.filter((file) => new RegExp(regex).test(file));
  const escaped = found.map((file) => file.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return { ...rule, regex: `^(?:${escaped.join('|')})$` };
};

/**
 * What the local stack runs with: production's configuration, whose pages may also reach the emulators. `files` are the
 * paths of what Hosting serves.
 */
export const localConfig = (config, files) => ({
  ...config,
  hosting: {
    ...config.hosting,
    headers: config.hosting.headers.map((rule) => ({
      ...ofFiles(rule, files),
      headers: rule.headers.map(({ key, value }) => ({
        key,
        value: key === 'Content-Security-Policy' ? withLoopback(value) : value,
      })),
    })),
  },
});

const servedFiles = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).map((file) => `/${file.replaceAll('\\', '/')}`)
    : [];

/** Writes the local configuration and answers its file; it lies beside firebase.json, since its paths begin there. */
export const writeLocalConfig = () => {
  const config = JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8'));
  const files = servedFiles(ROOT + config.hosting.public);
  const file = `${ROOT}firebase.local.json`;
  writeFileSync(file, JSON.stringify(localConfig(config, files), undefined, 2));
  return file;
};
