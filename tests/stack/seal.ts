import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** What the local stack seals with, for functions that a test runs by itself. */
const secrets = parseEnv(readFileSync(new URL('../../functions/.secret.local', import.meta.url), 'utf8'));
process.env['SEAL_CERTIFICATE'] = String(secrets['SEAL_CERTIFICATE']);
