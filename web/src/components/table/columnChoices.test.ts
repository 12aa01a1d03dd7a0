import { describe, expect, it } from 'vitest';
import { parseChoices } from './columnChoices.ts';

const NONE = { visible: {}, widths: {} };

describe('choices of columns', () => {
  it('are unchanged after a round trip', () => {
    const choices = { visible: { email: false }, widths: { name: 240 } };
    expect(parseChoices(JSON.stringify(choices))).toEqual(choices);
  });

  it.each([null, '', '{', 'null', '[]', '7', '{"visible":7,"widths":null}'])('are empty in %s', (text) => {
    expect(parseChoices(text)).toEqual(NONE);
  });

  it('omit invalid choices', () => {
    const text = '{"visible":{"email":"no","name":true},"widths":{"email":-1,"name":1e9,"city":80}}';
    expect(parseChoices(text)).toEqual({ visible: { name: true }, widths: { city: 80 } });
  });
});
