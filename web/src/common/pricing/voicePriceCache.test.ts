import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PricedVoice } from './voicePriceCache.ts';
import { createVoicePriceCache } from './voicePriceCache.ts';

const makeVoices = (count: number): readonly PricedVoice[] =>
  Array.from({ length: count }, (_, index) => ({ voiceId: 'v1', language: 'spa', talentId: `t${index}` }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('requests each voice once, in batches that one call may have, and a failed one again', async () => {
  const sizes: number[] = [];
  const load = vi.fn(async (voices: readonly PricedVoice[]) => {
    sizes.push(voices.length);
    if (sizes.length === 1) throw new Error('offline');
    return { currency: 'EUR', voices: voices.map((voice) => ({ ...voice, amount: 1, isLowest: false })) };
  });

  const cache = createVoicePriceCache(load);
  const [first] = makeVoices(1);
  cache.request(makeVoices(60));
  cache.request(makeVoices(120));
  await vi.runAllTimersAsync();
  expect([sizes, first && cache.find(first)]).toEqual([[100, 20], undefined]);

  cache.request(makeVoices(120));
  await vi.runAllTimersAsync();
  expect(sizes).toEqual([100, 20, 100]);
  expect(first && cache.find(first)?.price.amount).toBe(1);
});
