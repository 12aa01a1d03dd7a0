import { describe, expect, it } from 'vitest';
import { getBackoff } from './attempt.ts';
import { createWebhookSecret, computeSignature } from './signature.ts';

describe('the signature of a message', () => {
  it('matches openssl for seconds, a full stop and the body', () => {
    // printf '1750000000.{"a":1}' | openssl dgst -sha256 -hmac vcwh_test
    const digest = '7f0496feac7f01ef9cae1e31dc368ce484e9d964b810eae34809ccc29eca527a';
    expect(computeSignature(['vcwh_test'], '{"a":1}', 1_750_000_000_999)).toBe(`t=1750000000,v1=${digest}`);
    expect(computeSignature(['vcwh_new', 'vcwh_test'], '{"a":1}', 1_750_000_000_999)).toMatch(
      new RegExp(`^t=1750000000,v1=(?!${digest})[0-9a-f]{64},v1=${digest}$`),
    );
  });

  it('uses a secret that can’t be guessed', () => {
    const [firstSecret, secondSecret] = [createWebhookSecret(), createWebhookSecret()];
    expect(firstSecret).toMatch(/^vcwh_[\w-]{43}$/);
    expect(firstSecret).not.toBe(secondSecret);
  });
});

describe('the wait before the next attempt', () => {
  it('is a minute, doubled each time, two hours at most', () => {
    expect([1, 2, 3, 7, 8, 30].map((attempts) => getBackoff(attempts) / 60_000)).toEqual([
      1, 2, 4, 64, 120, 120,
    ]);
  });
});
