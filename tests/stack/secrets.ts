import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const file = new URL('../../functions/.secret.local', import.meta.url);

// Secrets of the API in this process, or of the local stack.
const secrets = process.env['TOKEN_KEY'] === undefined ? parseEnv(readFileSync(file, 'utf8')) : process.env;

export const readSecret = (name: 'TOKEN_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'SEAL_CERTIFICATE'): string =>
  String(secrets[name]);
