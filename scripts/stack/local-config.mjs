import { readFileSync, writeFileSync } from 'node:fs';
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

/** What the local stack runs with: production's configuration, whose pages may also reach the emulators. */
export const localConfig = (config) => ({
  ...config,
  hosting: {
    ...config.hosting,
    headers: config.hosting.headers.map((rule) => ({
      ...rule,
      headers: rule.headers.map(({ key, value }) => ({
        key,
        value: key === 'Content-Security-Policy' ? withLoopback(value) : value,
      })),
    })),
  },
});

/** Writes the local configuration and answers its file; it lies beside firebase.json, since its paths begin there. */
export const writeLocalConfig = () => {
  const config = JSON.parse(readFileSync(`${ROOT}firebase.json`, 'utf8'));
  const file = `${ROOT}firebase.local.json`;
  writeFileSync(file, JSON.stringify(localConfig(config), undefined, 2));
  return file;
};
