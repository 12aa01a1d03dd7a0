import { afterEach, describe, expect, it } from 'vitest';
import { api } from './api.ts';
import { SITE_ADDRESS } from '../firebase/app.ts';
import { takeEarlyCall } from './earlyCalls.ts';
import { toUrl } from './request.ts';

const response = Promise.resolve(new Response('{}'));
const begin = (token: string | null) => {
  globalThis.earlyCalls = new Map([['/api/x', { token, response }]]);
};

describe('a call made before the app was loaded', () => {
  afterEach(() => {
    globalThis.earlyCalls = undefined;
  });

  it('serves the first call with the same token, once', () => {
    begin('Bearer a');
    expect(takeEarlyCall('/api/y', 'Bearer a')).toBeUndefined();
    expect(takeEarlyCall('/api/x', 'Bearer a')).toBe(response);
    expect(takeEarlyCall('/api/x', 'Bearer a')).toBeUndefined();
  });

  it('is never used for another user or later', () => {
    begin('Bearer a');
    expect(takeEarlyCall('/api/x', 'Bearer b')).toBeUndefined();
    expect(takeEarlyCall('/api/x', 'Bearer a')).toBeUndefined();
  });

  it('is the call for the user’s rights', () => {
    expect(SITE_ADDRESS).toBe(toUrl(api.accounts.siteConfig.path, {}, {}));
  });
});
