import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';

/** Emulator addresses in the pages' policy, by directive. */
const LOOPBACK = {
  'connect-src': ' http://127.0.0.1:* http://localhost:*',
  'media-src': ' http://127.0.0.1:*',
  'frame-src': ' http://127.0.0.1:*',
};

const withLoopback = (policy) =>
  policy
    .split('; ')
    .map((directive) => directive + (LOOPBACK[directive.split(' ')[0]] ?? ''))
    .join('; ');

/** Limits a permanent-cache rule to existing files: the emulator would have browsers cache "not found" for a year. */
const matchFiles = ({ regex, ...rule }, files) => {
  if (regex === undefined) return rule;
  if (!rule.headers.some(({ value }) => value.includes('immutable'))) return { regex, ...rule };
  const found = files.filter((file) => new RegExp(regex).test(file));
  const escaped = found.map((file) => file.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return { ...rule, regex: `^(?:${escaped.join('|')})$` };
};

/** The local stack's configuration: production's, plus access to the emulators. `files` are the paths that Hosting serves. */
export const toLocalConfig = (config, files) => ({
  ...config,
  hosting: {
    ...config.hosting,
    headers: config.hosting.headers.map((rule) => ({
      ...matchFiles(rule, files),
      headers: rule.headers.map(({ key, value }) => ({
        key,
        value: key === 'Content-Security-Policy' ? withLoopback(value) : value,
      })),
    })),
  },
});

const listServedFiles = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true }).map((file) => `/${file.replaceAll('\\', '/')}`)
    : [];

/** Writes the local configuration beside firebase.json, whose relative paths it shares; returns its path. */
export const writeLocalConfig = () => {
  const config = JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8'));
  const files = listServedFiles(ROOT + config.hosting.public);
  const file = `${ROOT}firebase.local.json`;
  writeFileSync(file, JSON.stringify(toLocalConfig(config, files), undefined, 2));
  return file;
};
