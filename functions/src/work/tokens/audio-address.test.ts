import { afterEach, expect, it, vi } from 'vitest';
import { AUDIO_ADDRESS_MS, getAudioExpiry, signAudioAddress } from './audio-address.ts';
import { readToken, signRepeatableToken } from './tokens.ts';

vi.stubEnv('TOKEN_KEY', 'k'.repeat(32));
afterEach(() => vi.useRealTimers());

const WINDOW = 1_000 * AUDIO_ADDRESS_MS;

it('is the same within a window, and ends one to two lifetimes later', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: WINDOW });
  const address = await signAudioAddress('demo/one');
  expect(getAudioExpiry()).toBe(WINDOW + 2 * AUDIO_ADDRESS_MS);

  vi.setSystemTime(WINDOW + AUDIO_ADDRESS_MS - 1);
  expect(await signAudioAddress('demo/one')).toBe(address);
  expect(getAudioExpiry() - Date.now()).toBeGreaterThan(AUDIO_ADDRESS_MS);

  vi.setSystemTime(WINDOW + AUDIO_ADDRESS_MS);
  expect(await signAudioAddress('demo/one')).not.toBe(address);

  const token = address.replace('/api/audio/', '');
  expect((await readToken(token, ['audio'])).subject).toBe('demo/one');
  vi.setSystemTime(WINDOW + 2 * AUDIO_ADDRESS_MS + 1000);
  await expect(readToken(token, ['audio'])).rejects.toMatchObject({ status: 410 });
});

it('shares no initialization vector with another subject, kind, version or time', async () => {
  const token = { kind: 'audio', subject: 'demo/one', version: 1 } as const;
  const all = await Promise.all([
    signRepeatableToken(token, 0, 1000),
    signRepeatableToken({ ...token, subject: 'demo/two' }, 0, 1000),
    signRepeatableToken({ ...token, version: 2 }, 0, 1000),
    signRepeatableToken(token, 0, 2000),
    signRepeatableToken(token, 1, 1000),
  ]);
  expect(new Set(all.map((text) => text.split('.')[2])).size).toBe(all.length);
});
