import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { REFERENCE_POLICY } from './policy.ts';

interface Rule {
  readonly source?: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

// Hosting's headers replace those of the function behind it.
it('Hosting sends the reference with the same policy as the API', () => {
  const config = JSON.parse(
    readFileSync(new URL('../../../../../../firebase.json', import.meta.url), 'utf8'),
  ) as {
    readonly hosting: { readonly headers: readonly Rule[] };
  };
  const rule = config.hosting.headers.find(({ source }) => source === '/api/docs{,/**}');
  expect(rule?.headers).toEqual([{ key: 'Content-Security-Policy', value: REFERENCE_POLICY }]);
});
