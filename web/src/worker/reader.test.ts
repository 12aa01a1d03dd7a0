import { describe, expect, it } from 'vitest';
import { getReader } from './reader.ts';

const makeHeaders = (claims: object | undefined, agency = 'one', language = 'en') =>
  new Headers({
    ...(claims ? { Authorization: `Bearer e30.${btoa(JSON.stringify(claims))}.x` } : {}),
    'X-Agency-Id': agency,
    'Accept-Language': language,
  });

describe('the reader of a kept reply', () => {
  it('is an account in an agency and a language', () => {
    const readers = [
      makeHeaders({ sub: 'ada' }),
      makeHeaders({ sub: 'bob' }),
      makeHeaders({ sub: 'ada' }, 'two'),
      makeHeaders({ sub: 'ada' }, 'one', 'es'),
    ].map(getReader);
    expect(new Set(readers).size).toBe(4);
  });

  it('is nobody without an account, and for an acting admin', () => {
    expect(getReader(makeHeaders(undefined))).toBeUndefined();
    expect(getReader(new Headers({ Authorization: 'Bearer nonsense' }))).toBeUndefined();
    expect(getReader(makeHeaders({ sub: 'ada', actsAs: 'ada', actedBy: 'boss' }))).toBeUndefined();
  });
});
