import { expect, it } from 'vitest';
import { runSmokeTest } from '../../scripts/deploy/smoke-test.mjs';
import { APP } from '../stack/admin.ts';

const toAddress = (name: string) => `http://${process.env[name] ?? ''}`;

it('finds nothing wrong with the local stack, except a release that it doesn’t serve', async () => {
  const lines: string[] = [];
  const target = {
    origin: APP,
    project: 'demo-casting',
    bucket: 'demo-casting.appspot.com',
    apiKey: 'demo-key',
    hosts: {
      firestore: toAddress('FIRESTORE_EMULATOR_HOST'),
      storage: toAddress('FIREBASE_STORAGE_EMULATOR_HOST'),
    },
  };

  expect(await runSmokeTest({ ...target, release: 'local' }, (line) => lines.push(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(6);

  const failures = await runSmokeTest({ ...target, release: 'abc', bucket: 'elsewhere' }, () => undefined);
  expect(failures).toHaveLength(2);
});
