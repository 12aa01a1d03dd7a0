import { beforeAll, describe, expect, it } from 'vitest';
import { APP } from '../stack/admin.ts';
import { createJudge, type ApiDocument, type Reply } from '../stack/replies.ts';

// Every reply to any test is checked like this first.
let judge: ReturnType<typeof createJudge>;
beforeAll(async () => {
  judge = createJudge((await (await fetch(`${APP}/api/openapi.json`)).json()) as ApiDocument);
});

const country = { name: 'Spain', nameEs: 'España', alpha2: 'ES', alpha3: 'ESP', codeNumber: '724' };
const reply = (change: Partial<Reply> = {}): Reply => ({
  method: 'GET',
  path: '/country',
  status: 200,
  contentType: 'application/json',
  body: { collection: [country] },
  ...change,
});
const { alpha3: _, ...incomplete } = country;

describe('the description of the API', () => {
  it('accepts a reply within the description, and detects one outside', () => {
    expect(judge(reply())).toEqual({ name: 'reference.countries' });
    expect(judge(reply({ path: '/nowhere/at/all' }))).toBeUndefined();
    expect(judge(reply({ method: 'DELETE' }))).toBeUndefined();
  });

  it.each<[string, Partial<Reply>, RegExp]>([
    [
      'a field that is missing',
      { body: { collection: [incomplete] } },
      /must have required property 'alpha3'/,
    ],
    [
      'a field that nobody knows',
      { body: { collection: [{ ...country, secret: 1 }] } },
      /additional properties/,
    ],
    ['a text that is a number', { body: { collection: [{ ...country, name: 1 }] } }, /must be string/],
    ['no envelope', { body: [country] }, /must be object/],
    ['a status of its own', { status: 418 }, /418 is not among its answers/],
    ['an error without a code', { status: 500, body: { status: 500 } }, /must have required property 'code'/],
    ['bytes', { contentType: 'audio/mpeg', body: undefined }, /not answered as audio\/mpeg/],
  ])('refuses %s', (_what, change, fault) => {
    expect(judge(reply(change))?.fault).toMatch(fault);
  });

  it('prefers a literal path over a placeholder', () => {
    expect(judge(reply({ path: '/casting/recordingSession', status: 418 }))?.name).not.toBe('castings.get');
    expect(judge(reply({ path: '/talent/some-id', status: 418 }))?.name).toBe('talents.get');
  });
});
