import { describe, expect, it } from 'vitest';
import { cleanOrigin } from './origin.ts';

describe('cleanOrigin', () => {
  it('keeps path and query, without credentials', () => {
    expect(cleanOrigin('/project/p1?step=3&email=a%40b.example&pass=x')).toBe('/project/p1?step=3');
    expect(cleanOrigin('/project/list?pass=x')).toBe('/project/list');
  });

  it.each([
    '',
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])('refuses %s', (address) => expect(cleanOrigin(address)).toBeUndefined());
});
