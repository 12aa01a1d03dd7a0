import { describe, expect, it } from 'vitest';
import { DEFAULT_TARGET, resetTarget } from './resetTarget.ts';

const ORIGIN = 'https://casting.example';

describe('resetTarget', () => {
  it('accepts an endpoint of this site', () => {
    expect(resetTarget('/api/user/other', ORIGIN)).toBe('/user/other');
    expect(resetTarget('https://casting.example/api/user/other?x=1', ORIGIN)).toBe('/user/other');
  });

  it.each([
    null,
    '',
    'https://elsewhere.example/api/user/setNewPassword',
    '//elsewhere.example/api/x',
    '/\\elsewhere.example/api/x',
    'https://casting.example@elsewhere.example/api/x',
    'https://casting.example:8443/api/x',
    'javascript:alert(1)',
    '/apis/x',
    '/api/../elsewhere',
    '/project/list',
    'http://',
  ])('sends the password to our own endpoint instead of %s', (target) => {
    expect(resetTarget(target, ORIGIN)).toBe(DEFAULT_TARGET);
  });
});
