import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toMoment } from './now.ts';

const PRESENT = Date.parse('2026-05-05T12:00:00Z');
const NAMED = { scheduleTime: '2020-01-02T03:04:05Z' };

beforeEach(() => void vi.useFakeTimers({ now: PRESENT }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it('can be set by the call in the emulators only', () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  expect(toMoment(NAMED)).toBe(Date.parse(NAMED.scheduleTime));
  expect(toMoment({ scheduleTime: 'soon' })).toBe(PRESENT);
  for (const deployed of ['', 'false', undefined]) {
    vi.stubEnv('FUNCTIONS_EMULATOR', deployed);
    expect(toMoment(NAMED)).toBe(PRESENT);
  }
});
