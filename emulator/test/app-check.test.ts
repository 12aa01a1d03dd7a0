import { createPublicKey, sign, generateKeyPairSync, verify, type JsonWebKey } from 'node:crypto';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';
import { doc, getDoc, onSnapshot } from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import { AppCheck } from '../src/app-check/app-check.ts';
import { createWebClient, waitFor } from './support/clients.ts';
import { DOCUMENTS, OWNER, send } from './support/rest.ts';
import { useEmulator } from './support/use-emulator.ts';

const APP = '1:1234567890:web:demo';

const { emulator, admin } = useEmulator(() => ({ enforcesAppCheck: true }));

const exchange = async (): Promise<string> => {
  const path = `/v1/projects/demo-casting/apps/${APP}:exchangeDebugToken`;
  const { text } = await send(emulator.port, 'POST', path);
  return (JSON.parse(text) as { readonly token: string }).token;
};

const parse = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

const read = async (headers: Record<string, string>) =>
  (await send(emulator.port, 'GET', `/v1/${DOCUMENTS}/c/a`, { headers })).text;
const readWith = (token: string) => read({ 'x-firebase-appcheck': token });

describe('a token', () => {
  it('has the form of the service’s, and is verified by the published key', async () => {
    const [head, body, signature] = (await exchange()).split('.');
    const { kid, ...rest } = parse(head);
    expect(rest).toEqual({ typ: 'JWT', alg: 'RS256' });
    expect(parse(body)).toMatchObject({
      sub: APP,
      aud: ['projects/1234567890', 'projects/demo-casting'],
      iss: 'https://firebaseappcheck.googleapis.com/1234567890',
    });

    const { text } = await send(emulator.port, 'GET', '/v1/jwks');
    const [key] = (JSON.parse(text) as { readonly keys: readonly (JsonWebKey & { kid: string })[] }).keys;
    expect(key?.kid).toBe(kid);
    const publicKey = createPublicKey({ key: key!, format: 'jwk' });
    const bytes = Buffer.from(signature ?? '', 'base64url');
    expect(verify('sha256', Buffer.from(`${head}.${body}`), publicKey, bytes)).toBe(true);
  });

  it('is valid for an hour, where it was issued', () => {
    vi.useFakeTimers();
    try {
      const appCheck = new AppCheck();
      const token = appCheck.issue('demo-casting', APP);
      expect(appCheck.isValid(token)).toBe(true);
      expect(new AppCheck().isValid(token)).toBe(false);
      vi.advanceTimersByTime(3600_000);
      expect(appCheck.isValid(token)).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('an enforced call', () => {
  it('needs a valid token, unless it is an admin’s', async () => {
    expect(await readWith(await exchange())).toContain('NOT_FOUND');
    expect(await read(OWNER)).toContain('NOT_FOUND');
    expect(await read({})).toContain('PERMISSION_DENIED');
    expect(await read({ authorization: 'Bearer e30.e30.' })).toContain('PERMISSION_DENIED');
  });

  it('is refused with a token that was changed, signed by another key, or isn’t one', async () => {
    const [head, body = '', signature] = (await exchange()).split('.');
    const later = encode({ ...parse(body), exp: 4_000_000_000 });
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const forged = sign('sha256', Buffer.from(`${head}.${body}`), privateKey).toString('base64url');

    for (const token of [
      `${head}.${later}.${signature}`,
      `${head}.${body}.${forged}`,
      `${encode({ alg: 'none' })}.${body}.`,
      // What the SDK sends when it can't have a token.
      'eyJlcnJvciI6IlVOS05PV05fRVJST1IifQ==',
    ])
      expect(await readWith(token), token).toContain('PERMISSION_DENIED');
  });
});

describe('the web SDK', () => {
  it('listens and reads with App Check', async () => {
    await admin.db.doc('c/a').set({ a: 1 });
    const web = createWebClient(emulator.port);
    const getToken = async () => ({ token: await exchange(), expireTimeMillis: Date.now() + 3600_000 });
    initializeAppCheck(web.db.app, { provider: new CustomProvider({ getToken }) });

    const listener = vi.fn();
    onSnapshot(doc(web.db, 'c/a'), listener);
    await waitFor(() => listener.mock.calls.length > 0);
    expect((await getDoc(doc(web.db, 'c/a'))).data()).toEqual({ a: 1 });
    await web.close();
  });

  it('gets nothing without it', async () => {
    const web = createWebClient(emulator.port);
    const [listener, failure] = [vi.fn(), vi.fn()];
    onSnapshot(doc(web.db, 'c/a'), { includeMetadataChanges: true }, listener, failure);
    await waitFor(() => listener.mock.calls.length + failure.mock.calls.length > 0, 15_000);
    expect(listener.mock.calls.every(([snapshot]) => !snapshot.exists() && snapshot.metadata.fromCache)).toBe(
      true,
    );
    await web.close();
  });
});
