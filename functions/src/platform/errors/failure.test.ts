import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { getFailure } from './failure.ts';

const makeError = (code: unknown): Error => Object.assign(new Error('of another person'), { code });

describe('the error for a failure', () => {
  it.each([1, 2, 4, 8, 10, 13, 14, 429, 503, 'ECONNREFUSED', 'app/network-error'])(
    'is a temporary one after %s',
    (code) => {
      expect(getFailure(makeError(code))).toMatchObject({
        status: 503,
        code: 'server.busy',
        detail: { retryAfterSeconds: 2 },
      });
    },
  );

  it.each([3, 5, 6, 7, 9, 'ERR_ASSERTION', undefined])('is an internal one after %s', (code) => {
    expect(getFailure(makeError(code))).toMatchObject({ status: 500, code: 'server.unexpected' });
    expect(getFailure('a text')).toMatchObject({ status: 500 });
  });

  it('keeps our own errors, and reports unreadable requests', () => {
    const meant = new AppError(409, 'account.exists');
    expect(getFailure(meant)).toBe(meant);
    expect(getFailure(Object.assign(new URIError('no'), { status: 400 }))).toMatchObject({
      status: 400,
      code: 'request.malformed',
    });
  });
});
