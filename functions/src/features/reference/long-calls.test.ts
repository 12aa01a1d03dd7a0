import { expect, it } from 'vitest';
import { longCallsOf } from './long-calls.ts';

it('sends long calls to the function’s own address, past Hosting, and nowhere else on emulators', () => {
  expect(longCallsOf('casting-live', false)).toBe('https://us-central1-casting-live.cloudfunctions.net/long');
  expect(longCallsOf('demo-casting', true)).toBeNull();
});
