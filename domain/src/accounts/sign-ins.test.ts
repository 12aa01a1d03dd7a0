import { expect, it } from 'vitest';
import type { Instant } from '../contract.ts';
import { getKeptSignIns, SEEN_EVERY_MS, SIGN_IN_KEPT_MS, SIGN_INS_MAX, addSignIn } from './sign-ins.ts';

const NOW = Date.parse('2031-05-05T12:00:00Z');
const seenAt = (millis: number) => ({
  browser: 'Firefox',
  system: 'Linux',
  lastSeenAt: { toMillis: () => millis } satisfies Instant,
});

it('records a sign-in, and updates its last use once an hour', () => {
  const [first, soon, later] = [NOW, NOW + SEEN_EVERY_MS - 1, NOW + SEEN_EVERY_MS].map(seenAt);
  const firstSignIns = addSignIn({}, '1', first!);
  expect(Object.keys(firstSignIns!)).toEqual(['1']);
  expect(addSignIn(firstSignIns!, '1', soon!)).toBeUndefined();
  expect(addSignIn(firstSignIns!, '1', later!)?.['1']).toBe(later);
  expect(Object.keys(addSignIn(firstSignIns!, '2', soon!)!)).toEqual(['1', '2']);
});

it('drops sign-ins that are long unused, and the oldest beyond the limit', () => {
  const old = { old: seenAt(NOW - SIGN_IN_KEPT_MS), kept: seenAt(NOW - SIGN_IN_KEPT_MS + 1) };
  expect(getKeptSignIns(old, NOW).map(([key]) => key)).toEqual(['kept']);
  const many = Object.fromEntries(
    Array.from({ length: SIGN_INS_MAX }, (_, index) => [`${index}`, seenAt(NOW - index - 1)] as const),
  );
  const keys = Object.keys(addSignIn(many, 'new', seenAt(NOW))!);
  expect(keys).toHaveLength(SIGN_INS_MAX);
  expect(keys).toContain('new');
  expect(keys).not.toContain(`${SIGN_INS_MAX - 1}`);
});
