import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ROOT } from '../bootstrap.mjs';
import { APP_ADDRESS, MAIL_SMTP_PORT, STACK_NUMBER } from './fixed-points.mjs';

/** Where the functions of this stack lie, from the root of the repository. */
export const functionsFolder = () =>
  STACK_NUMBER === 1 ? 'functions' : `node_modules/.cache/stack-${STACK_NUMBER}/functions`;

/** What the emulator runs and reads. */
const PARTS = ['lib', 'package.json', '.env.demo-casting', '.env.local'];

/**
 * The functions read the app's and the mail server's addresses from files beside them, so those of another stack get a
 * folder of their own, made anew. The keys are the same, and the tests find them in one place.
 */
export const prepareFunctions = () => {
  if (STACK_NUMBER === 1) return;
  const folder = `${ROOT}${functionsFolder()}/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS.filter((name) => existsSync(`${ROOT}functions/${name}`)))
    cpSync(`${ROOT}functions/${part}`, folder + part, { recursive: true });
  writeFileSync(`${folder}.env.local`, `\nAPP_URL=${APP_ADDRESS}\n`, { flag: 'a' });
  const secrets = parseEnv(readFileSync(`${ROOT}functions/.secret.local`, 'utf8'));
  const own = { ...secrets, SMTP_URL: `smtp://127.0.0.1:${MAIL_SMTP_PORT}` };
  const lines = Object.entries(own).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(`${folder}.secret.local`, lines.join(''), { mode: 0o600 });
};
