import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { declaredParams } from 'firebase-functions/params';
import where from '../../../functions/src/region.json' with { type: 'json' };
import { makeSealCertificate } from '../../../functions/src/outgoing/documents/seal-certificate.samples.ts';

export const PROJECT_ID = 'demo-casting';
export const STORAGE_BUCKET = `${PROJECT_ID}.appspot.com`;
const WEBHOOK_SECRET = 'whsec_of-the-tests';
export const FUNCTIONS_PATH = `/${PROJECT_ID}/${where.region}`;

interface Declared {
  readonly name: string;
  readonly options: { readonly default?: unknown };
}

const file = new URL('../../../functions/.env.demo-casting', import.meta.url);

/** Sets the environment of a deployed function. Call it before any module of the functions reads a setting. */
export const setParameters = async (): Promise<void> => {
  Object.assign(process.env, parseEnv(readFileSync(file, 'utf8')), {
    GCLOUD_PROJECT: PROJECT_ID,
    GOOGLE_CLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }),
    FUNCTIONS_EMULATOR: 'true',
    // The front keeps raw bodies itself: subscribing to every server of this process would break the emulators.
    FUNCTION_SIGNATURE_TYPE: 'cloudevent',
    METADATA_SERVER_DETECTION: 'none',
    TOKEN_KEY: 'a-key-of-the-tests-with-32-bytes-and-more',
    STRIPE_KEY: 'none',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    MAIL_EVENTS_SECRET: `whsec_${Buffer.from('mail events of the tests').toString('base64')}`,
    PUSH_KEY: Buffer.from('push key of the tests, 32 bytes!').toString('base64url'),
    SEAL_CERTIFICATE: await makeSealCertificate('Voice Casting, tests'),
  });

  // The Firebase CLI resolves defaults; the library leaves settings without a value empty.
  await import('../../../functions/src/config.ts');
  for (const { name, options } of declaredParams as readonly Declared[])
    if (options.default !== undefined) process.env[name] ??= String(options.default);
};
