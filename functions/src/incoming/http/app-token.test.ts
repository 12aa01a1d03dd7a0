import { expect, it } from 'vitest';
import { getTokenEmulator } from './app-token.ts';

const EMULATED = {
  FUNCTIONS_EMULATOR: 'true',
  GCLOUD_PROJECT: 'demo-casting',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
};

it('trusts the emulators’ tokens in the emulators alone', () => {
  expect(getTokenEmulator(EMULATED)).toBe('127.0.0.1:8080');

  for (const deployed of [
    { ...EMULATED, FUNCTIONS_EMULATOR: undefined },
    { ...EMULATED, FUNCTIONS_EMULATOR: 'false' },
    // Google sets it, and no project of Google's has such a name.
    { ...EMULATED, GCLOUD_PROJECT: 'casting-live' },
    { ...EMULATED, GCLOUD_PROJECT: undefined },
    { ...EMULATED, FIRESTORE_EMULATOR_HOST: undefined },
  ])
    expect(getTokenEmulator(deployed)).toBeUndefined();
});
