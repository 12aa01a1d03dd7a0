import { createRemoteJWKSet, jwtVerify } from 'jose';
import { getAppCheck } from 'firebase-admin/app-check';
import { getAdminApp } from '../../platform/firestore/db.ts';

/** Throws for anything but a valid App Check token of this project's apps. */
export type VerifyToken = (token: string) => Promise<unknown>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the host that issues the emulators' tokens; undefined in a deployment, whose project is never called `demo-…`. */
export const getTokenEmulator = ({
  FUNCTIONS_EMULATOR: isEmulated,
  GCLOUD_PROJECT: project = '',
  FIRESTORE_EMULATOR_HOST: host,
}: Environment): string | undefined =>
  isEmulated === 'true' && project.startsWith('demo-') ? host : undefined;

const createEmulatorVerifier = (host: string, project: string): VerifyToken => {
  const keys = createRemoteJWKSet(new URL(`http://${host}/v1/jwks`));
  return (token) => jwtVerify(token, keys, { algorithms: ['RS256'], audience: `projects/${project}` });
};

const verifyByFirebase: VerifyToken = (token) => getAppCheck(getAdminApp()).verifyToken(token);

/** Returns the verification of this environment: by Google's keys, in the emulators by theirs. */
export const createTokenVerifier = (environment: Environment): VerifyToken => {
  const host = getTokenEmulator(environment);
  return host === undefined
    ? verifyByFirebase
    : createEmulatorVerifier(host, environment['GCLOUD_PROJECT'] ?? '');
};

let verify: VerifyToken | undefined;

export const verifyToken: VerifyToken = (token) => (verify ??= createTokenVerifier(process.env))(token);
