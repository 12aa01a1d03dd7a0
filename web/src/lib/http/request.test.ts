import { describe, expect, it } from 'vitest';
import { toApiError, isDenied } from './apiError.ts';
import { getApiRoot, getLongUrl, toUrl } from './request.ts';

describe('toUrl', () => {
  it('fills in the path and omits empty query values', () => {
    expect(toUrl('/casting-demo/{projectId}/{id}', { projectId: 'p/1', id: 'd' })).toBe(
      '/api/casting-demo/p%2F1/d',
    );
    expect(toUrl('/demoCache', {}, { language: 'spa', gender: '', tone: undefined, pageSize: 20 })).toBe(
      '/api/demoCache?language=spa&pageSize=20',
    );
  });

  it('refuses a call whose path value is missing', () => {
    expect(() => toUrl('/project/{id}', { id: '' })).toThrow('/project/{id} needs id');
  });
});

describe('getLongUrl', () => {
  it('uses the function’s own address', () => {
    expect(getLongUrl('https://eu-demo.cloudfunctions.net/long', '/casting/{id}', { id: 'a/b' })).toBe(
      'https://eu-demo.cloudfunctions.net/long/api/casting/a%2Fb',
    );
  });
});

describe('the host of the API', () => {
  it.each([
    [undefined, '/api'],
    ['', '/api'],
    ['https://api.example.com', 'https://api.example.com/api'],
    [' https://api.example.com/ ', 'https://api.example.com/api'],
  ])('is the page’s own unless the build names one: %s', (host, root) => {
    expect(getApiRoot(host)).toBe(root);
  });
});

describe('errorFrom', () => {
  it('keeps the API’s error', () => {
    const error = toApiError(409, {
      status: 409,
      code: 'casting.languageExists',
      property: 'language',
      message: 'Taken',
    });
    expect(error).toMatchObject({
      status: 409,
      code: 'casting.languageExists',
      property: 'language',
      message: 'Taken',
    });
  });

  it('hides messages from other servers', () => {
    expect(toApiError(502, '<html>')).toMatchObject({ status: 502, code: 'client.unreadable', message: '' });
    expect(isDenied(toApiError(403, undefined))).toBe(true);
    expect(isDenied(toApiError(500, undefined))).toBe(false);
  });
});
