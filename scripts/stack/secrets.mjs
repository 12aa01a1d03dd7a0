import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ROOT } from '../bootstrap.mjs';
import { loadTs } from '../load-ts.mjs';
import { MAIL_SMTP_PORT } from './fixed-points.mjs';

const FILE = `${ROOT}functions/.secret.local`;

const random = () => randomBytes(32).toString('base64url');

/**
 * Secrets of the local stack: made up on this machine, never committed. Those that have come since are added. Without a key of
 * Stripe it takes no cards; what it would be told of them can be signed all the same. What seals its papers has a certificate
 * that nobody vouches for, so readers of PDFs find them whole and of an unknown sender.
 */
export const ensureLocalSecrets = async () => {
  const known = existsSync(FILE) ? parseEnv(readFileSync(FILE, 'utf8')) : {};
  const add = (text) => appendFileSync(FILE, text, { mode: 0o600 });
  if (!known.TOKEN_KEY) add(`TOKEN_KEY=${random()}\nSMTP_URL=smtp://127.0.0.1:${MAIL_SMTP_PORT}\n`);
  if (!known.STRIPE_KEY) add(`STRIPE_KEY=none\nSTRIPE_WEBHOOK_SECRET=whsec_${random()}\n`);
  if (!known.SEAL_CERTIFICATE) {
    const { makeSealCertificate } = await loadTs('functions/src/documents/seal-certificate.samples.ts');
    add(`SEAL_CERTIFICATE=${JSON.stringify(await makeSealCertificate('Voice Casting, local'))}\n`);
  }
};
