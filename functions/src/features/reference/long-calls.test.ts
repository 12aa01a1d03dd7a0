import { expect, it } from 'vitest';
import { getLongCalls } from './long-calls.ts';

it('sends long calls to the function’s own address, past Hosting, and nowhere else on emulators', () => {
  expect(getLongCalls('casting-live', false)).toBe(
    'https://europe-west1-casting-live.cloudfunctions.net/long',
  );
  expect(getLongCalls('demo-casting', true)).toBeNull();
});
