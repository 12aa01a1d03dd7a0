import { generateKeyPairSync } from 'node:crypto';
import { cert, initializeApp } from 'firebase-admin/app';
import { expect, it, vi } from 'vitest';

it('is signed by the service account for one file, its name and a limited time', async () => {
  for (const name of ['STORAGE_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST']) vi.stubEnv(name, undefined);
  // The app that it chooses is for this test alone.
  vi.resetModules();
  const { chooseAdminApp } = await import('../firestore/db.ts');
  const { createDownloadAddress } = await import('./download-address.ts');

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const credential = cert({
    projectId: 'demo-casting',
    clientEmail: 'api@demo-casting.example',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  chooseAdminApp(initializeApp({ credential, storageBucket: 'bucket' }, 'signing'));

  const size = 2 * 1024 ** 3;
  const file = { path: 'deliveries/s/1', size, name: 'Über "mix".wav', contentType: 'audio/wav' };
  const { url, expiresAt } = await createDownloadAddress(file);
  const { origin, pathname, searchParams } = new URL(url);

  expect(origin + pathname).toBe('https://storage.googleapis.com/bucket/deliveries/s/1');
  expect(searchParams.get('X-Goog-Signature')).toMatch(/^[0-9a-f]{512}$/);
  expect(searchParams.get('response-content-disposition')).toBe(
    `attachment; filename="_ber _mix_.wav"; filename*=UTF-8''%C3%9Cber%20%22mix%22.wav`,
  );

  // Two gigabytes at 4 Mbit/s take 72 minutes, after 5 to 10 in which the download begins.
  const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
  expect([minutes > 76, minutes < 82]).toEqual([true, true]);
  const [, date = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(searchParams.get('X-Goog-Date') ?? '') ?? [];
  const signedAt = Date.parse(
    `${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`,
  );
  expect(signedAt).toBeLessThanOrEqual(Date.now());
  expect(signedAt + 1000 * Number(searchParams.get('X-Goog-Expires'))).toBe(Date.parse(expiresAt));

  // Stays the same for five minutes.
  vi.useFakeTimers({ toFake: ['Date'], now: signedAt + 299_000 });
  expect((await createDownloadAddress(file)).url).toBe(url);
  vi.setSystemTime(signedAt + 300_000);
  expect((await createDownloadAddress(file)).url).not.toBe(url);
  vi.useRealTimers();
});
