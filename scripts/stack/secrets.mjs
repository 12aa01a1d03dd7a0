import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ROOT } from '../bootstrap.mjs';
import { loadTs } from '../load-ts.mjs';
import { MAIL_SMTP_PORT } from './fixed-points.mjs';

const FILE = `${ROOT}functions/.secret.local`;

const makeRandom = () => randomBytes(32).toString('base64url');

/** Creates missing secrets of the local stack. Without a Stripe key it accepts no cards; PDF readers show its certificate as an unknown signer. */
export const ensureLocalSecrets = async () => {
  const secrets = existsSync(FILE) ? parseEnv(readFileSync(FILE, 'utf8')) : {};
  const add = (text) => appendFileSync(FILE, text, { mode: 0o600 });

  if (!secrets.TOKEN_KEY) add(`TOKEN_KEY=${makeRandom()}\nSMTP_URL=smtp://127.0.0.1:${MAIL_SMTP_PORT}\n`);
  if (!secrets.STRIPE_KEY) add(`STRIPE_KEY=none\nSTRIPE_WEBHOOK_SECRET=whsec_${makeRandom()}\n`);

  if (!secrets.MAIL_EVENTS_SECRET) add(`MAIL_EVENTS_SECRET=whsec_${randomBytes(32).toString('base64')}\n`);

  if (!secrets.PUSH_KEY) add(`PUSH_KEY=${makeRandom()}\n`);

  if (!secrets.SEAL_CERTIFICATE) {
    const { makeSealCertificate } = await loadTs(
      'functions/src/outgoing/documents/seal-certificate.samples.ts',
    );
    add(`SEAL_CERTIFICATE=${JSON.stringify(await makeSealCertificate('Voice Casting, local'))}\n`);
  }
};
