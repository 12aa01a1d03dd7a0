import { describe, expect, it } from 'vitest';
import { toPattern, separate } from './mentions.ts';

const addresses = ['vera@tests.example'];
const pattern = toPattern([...addresses, 'Vera Gil', '+34 600 111', 'Vera']);
const vera = { uid: 'u1', addresses, pattern };

describe('mentions of a person', () => {
  it.each<[string, unknown, unknown]>([
    ['a text that names them', 'Call VERA GIL first', null],
    ['a text that names another person with the same first name', 'Call Vera first', 'Call Vera first'],
    ['a name that begins like theirs', 'Vera Gilabert', 'Vera Gilabert'],
    ['an address inside a text', '"x" <Vera@Tests.Example>', null],
    ['a map about them', { talentId: 'u1', note: 'late' }, null],
    ['a map with their address', { to: 'VERA@tests.example', name: 'V' }, null],
    ['a map about another person', { talentId: 'u2', note: 'late' }, { talentId: 'u2', note: 'late' }],
    ['one field of a map', { phone: '+34 600 111', n: 1 }, { phone: null, n: 1 }],
    [
      'one map of a list',
      { all: [{ talentId: 'u1' }, { talentId: 'u2' }] },
      { all: [null, { talentId: 'u2' }] },
    ],
    ['ids in a list, which name nobody', { talentIds: ['u1', 'u2'] }, { talentIds: ['u1', 'u2'] }],
    ['nothing', null, null],
  ])('%s', (_, value, rest) => {
    expect(separate(value, vera).rest).toEqual(rest);
  });

  it('are exported unchanged', () => {
    const about = { talentId: 'u1', note: 'late' };
    expect(separate({ all: [about, { text: 'For Vera Gil' }] }, vera).said).toEqual([about, 'For Vera Gil']);
  });

  it('are empty without known identifiers', () => {
    const value = { at: new Date(0), list: [1, { a: 'b' }], none: null };
    expect(separate(value, vera)).toEqual({ rest: value, said: [] });
    expect(separate(value, vera).rest).toBe(value);
    expect(separate('', { uid: 'u1', addresses: [], pattern: toPattern(['', 'Eva']) }).said).toEqual([]);
  });
});
