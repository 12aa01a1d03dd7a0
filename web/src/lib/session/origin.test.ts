import { describe, expect, it } from 'vitest';
import { toCleanOrigin } from './origin.ts';

describe('cleanOrigin', () => {
  it('keeps path and query, without credentials', () => {
    expect(toCleanOrigin('/project/p1?step=3&email=a%40b.example&pass=x')).toBe('/project/p1?step=3');
    expect(toCleanOrigin('/project/list?pass=x')).toBe('/project/list');
  });

  it.each([
    '',
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])('refuses %s', (address) => expect(toCleanOrigin(address)).toBeUndefined());
});
