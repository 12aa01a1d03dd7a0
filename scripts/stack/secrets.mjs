import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';
import { FIRST_SMTP_PORT } from './fixed-points.mjs';

/** Secrets of the local stack: made up on this machine, never committed. */
export const ensureLocalSecrets = () => {
  const file = `${ROOT}functions/.secret.local`;
  if (existsSync(file)) return;
  const key = randomBytes(32).toString('base64url');
  writeFileSync(file, `TOKEN_KEY=${key}\nSMTP_URL=smtp://127.0.0.1:${FIRST_SMTP_PORT}\n`, { mode: 0o600 });
};
