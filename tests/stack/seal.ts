import { secretOf } from './secrets.ts';

/** What the API under test seals with, for functions that a test runs by itself. */
process.env['SEAL_CERTIFICATE'] = secretOf('SEAL_CERTIFICATE');
