import { generateKeyPairSync, sign } from 'node:crypto';
import { Agent } from 'node:http';
import { deleteApp, getApps, initializeApp, type App } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verifyToken } from './verify-token.ts';

const PROJECT = 'demo-casting';
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Keys can't be fetched: connections are refused. */
class Unreachable extends Agent {
  override createConnection(): never {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  }
}

let app: App;
beforeAll(async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
  // Another file of this process may have begun the default app.
  await Promise.all(getApps().map(deleteApp));
  app = initializeApp({ projectId: PROJECT, httpAgent: new Unreachable() });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app);
});

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (header: object, payload: object): string => {
  const content = `${encode(header)}.${encode(payload)}`;
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
};
const payload = {
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'another-person',
  iat: 1,
  auth_time: 1,
  exp: 4_000_000_000,
};
const header = { alg: 'RS256', kid: 'of-the-provider', typ: 'JWT' };

describe('a token', () => {
  it('that can’t be checked while the provider is unreachable signs no one out', async () => {
    await expect(verifyToken(signed(header, payload))).rejects.toMatchObject({
      status: 503,
      code: 'server.busy',
      detail: { retryAfterSeconds: 2 },
    });
  });

  it.each([
    ['nothing of the kind', 'nonsense'],
    ['of another project', signed(header, { ...payload, aud: 'another' })],
    ['of another issuer', signed(header, { ...payload, iss: 'https://elsewhere.example' })],
    ['of nobody', signed(header, { ...payload, sub: '' })],
    ['unsigned', `${encode({ alg: 'none' })}.${encode(payload)}.`],
    ['without a key', signed({ alg: 'RS256' }, payload)],
  ])('that is invalid gets a 401, with or without the provider: %s', async (_, token) => {
    await expect(verifyToken(token)).rejects.toMatchObject({ status: 401, code: 'auth.invalid' });
  });
});
