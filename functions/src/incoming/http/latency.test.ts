import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { simulateLatency } from './latency.ts';

const next = vi.fn();
const pass = () => void simulateLatency(undefined as never, undefined as never, next);

beforeEach(() => {
  vi.useFakeTimers();
  next.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('simulated latency', () => {
  it('delays the emulated API by the set time', () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    vi.stubEnv('FAKE_LATENCY_MS', '1000');
    pass();
    vi.advanceTimersByTime(999);
    expect(next).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(next).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['true', undefined],
    ['true', '0'],
    [undefined, '1000'],
  ])('is off by default, and in production (emulated: %s, set: %s)', (emulated, set) => {
    vi.stubEnv('FUNCTIONS_EMULATOR', emulated);
    vi.stubEnv('FAKE_LATENCY_MS', set);
    pass();
    expect(next).toHaveBeenCalledTimes(1);
  });
});
