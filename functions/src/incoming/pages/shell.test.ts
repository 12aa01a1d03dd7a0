import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeShell } from '../../../shell.mjs';

const source = readFileSync(new URL('../../../../web/index.html', import.meta.url), 'utf8');
const config = JSON.parse(
  readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8'),
) as object;
const make = (html: string) => JSON.parse(makeShell(html, config)) as { html: string; headers: object };

describe('the shell', () => {
  it('is the app’s page, with the headers that every page has', () => {
    const { html, headers } = make(source);
    expect(html).toBe(source);

    expect(Object.keys(headers)).toEqual(
      expect.arrayContaining([
        'Content-Security-Policy',
        'Strict-Transport-Security',
        'X-Content-Type-Options',
        'X-Frame-Options',
        'Referrer-Policy',
        'Permissions-Policy',
      ]),
    );
  });

  it.each([
    '<html lang="en">',
    '<title>Voice Casting</title>',
    '<!--page-head-->',
    '<div id="root"></div>',
    '<!--page-data-->',
  ])('has exactly one placeholder for each page: %s', (anchor) => {
    expect(() => make(source.replace(anchor, ''))).toThrow('exactly once');
    expect(() => make(source + anchor)).toThrow('exactly once');
  });
});
