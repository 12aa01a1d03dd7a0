import { readSecret } from './secrets.ts';

/** The sealing key of the API under test, for functions called directly. */
process.env['SEAL_CERTIFICATE'] = readSecret('SEAL_CERTIFICATE');
