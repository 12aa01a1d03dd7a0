import { readFileSync } from 'node:fs';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { getBytes, ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const [host = '127.0.0.1', port = '9199'] = (process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '').split(':');
const rules = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');
const BUCKET = 'gs://demo-casting.appspot.com';
const path = 'demos/talent-01/demo-01-1.mp3';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  // The Storage emulator has one set of rules for all projects, so this must be the stack's own.
  environment = await initializeTestEnvironment({
    projectId: 'demo-casting',
    storage: { host, port: Number(port), rules },
  });
});
afterAll(() => environment.cleanup());

describe('audio in the bucket', () => {
  it('exists, and is readable without rules', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const storage = context.storage(BUCKET) as unknown as FirebaseStorage;
      expect((await getBytes(ref(storage, path))).byteLength).toBeGreaterThan(1000);
    });
  });

  it.each(['admin', 'agencyTeam', 'client', 'talent', 'engineer'])(
    'is inaccessible to a signed-in %s',
    async (role) => {
      const context = environment.authenticatedContext('talent-01', {
        roles: [role],
        agencies: ['agency-one'],
        emailVerified: true,
      });
      const storage = context.storage(BUCKET) as unknown as FirebaseStorage;
      await assertFails(getBytes(ref(storage, path)));
      await assertFails(uploadBytes(ref(storage, 'demos/talent-01/new.mp3'), new Uint8Array([1, 2, 3])));
    },
  );

  it('is inaccessible to signed-out callers', async () => {
    const storage = environment.unauthenticatedContext().storage(BUCKET) as unknown as FirebaseStorage;
    await assertFails(getBytes(ref(storage, path)));
  });
});
