import { expect, it } from 'vitest';
import {
  isOrderAccepted,
  isWhollyAccepted,
  listExpectedFiles,
  matchDeliveries,
  type PlannedRecordings,
} from './delivery-plan.ts';
import { DEFAULT_NAME_PATTERN, fillNamePattern, findUnknownToken, toFileKey } from './file-names.ts';

const parts = {
  project: 'Harbour Light',
  brand: 'Olé & Söhne',
  campaign: '',
  character: 'Captain / old',
  identifier: 'AAA/BBBB001/030',
  asset: 'TV 30"',
  language: 'spa',
  talent: 'Ana B.',
  number: '',
};
const planned: PlannedRecordings = {
  project: { name: 'Harbour Light', brand: 'Olé', campaignName: '', languages: ['spa', 'eng'] },
  characters: [
    { id: 'captain', name: 'Captain' },
    { id: 'mate', name: 'Mate' },
  ],
  assets: [
    {
      id: 'a1',
      voiceId: 'captain',
      name: 'TV',
      spots: 1,
      identifiers: [{ scheme: 'clock', value: 'AAA/BBBB001/030' }],
    },
    { id: 'a2', voiceId: 'captain', name: 'Radio', spots: 12 },
    { id: 'a3', voiceId: 'mate', name: 'TV', spots: 1 },
  ],
  chosen: [
    { voiceId: 'captain', language: 'spa', talent: 'Ana B.' },
    { voiceId: 'mate', language: 'eng', talent: 'Rui' },
  ],
};
const delivery = (name: string, state: 'delivered' | 'accepted' | 'replaced' = 'delivered') => ({
  name,
  state,
});

it('makes names from a pattern that every disk accepts', () => {
  expect(fillNamePattern(DEFAULT_NAME_PATTERN, parts)).toBe('Harbour-Light_Captain-old_TV-30_spa');
  expect(fillNamePattern('{campaign}_{brand} {number}', parts)).toBe('Olé-&-Söhne');
  expect(fillNamePattern('../{campaign}', parts)).toBe('file');
  const dashed = { ...parts, project: 'Aurora Coffee – winter—2027' };
  expect(fillNamePattern('{project}–{asset}', dashed)).toBe('Aurora-Coffee-winter-2027-TV-30');
  expect(toFileKey('Aurora-Coffee-–-Winter.wav')).toBe(toFileKey('aurora-coffee-winter.mp3'));
  expect([findUnknownToken('{asset}_{take}'), findUnknownToken('{asset}')]).toEqual(['take', undefined]);
});

it('expects a file per asset, spot and language with a chosen voice', () => {
  const names = listExpectedFiles('{character}_{asset}_{language}', planned).map(({ name }) => name);
  expect(names).toHaveLength(14);
  expect(names.slice(0, 3)).toEqual(['Captain_TV_spa', 'Captain_Radio_spa_01', 'Captain_Radio_spa_02']);
  expect(names.at(-1)).toBe('Mate_TV_eng');
  const coded = listExpectedFiles('{identifier}_{asset}_{language}', planned).map(({ name }) => name);
  expect([coded[0], coded.at(-1)]).toEqual(['AAA-BBBB001-030_TV_spa', 'TV_eng']);
  expect(new Set(listExpectedFiles('{project}', planned).map(({ name }) => toFileKey(name))).size).toBe(14);
});

it('matches deliveries by name, regardless of extension and case', () => {
  const expected = listExpectedFiles('{character}_{asset}_{language}', {
    ...planned,
    assets: planned.assets.filter(({ name }) => name === 'TV'),
  });
  const found = [
    delivery('captain_tv_SPA.WAV'),
    delivery('captain_tv_spa.mp3'),
    delivery('old.wav', 'replaced'),
  ];
  const { planned: rows, surplus } = matchDeliveries(expected, found);
  expect(rows.map(({ delivery: file }) => file?.name ?? null)).toEqual(['captain_tv_SPA.WAV', null]);
  expect(surplus.map(({ name }) => name)).toEqual(['captain_tv_spa.mp3']);
  expect(isWhollyAccepted(expected, found)).toBe(false);

  const all = [delivery('Captain_TV_spa.wav', 'accepted'), delivery('Mate_TV_eng.wav', 'accepted')];
  expect(isWhollyAccepted(expected, [...all, delivery('extra.wav')])).toBe(true);
  expect(isWhollyAccepted([], [])).toBe(false);
  expect(isWhollyAccepted([], [delivery('a.wav', 'accepted'), delivery('b.wav')])).toBe(false);
});

it('accepts the confirmed files of an order under their old or new names', () => {
  const file = { voiceId: 'captain', character: 'Captain', asset: 'TV', language: 'spa' };
  const awaited = [{ key: 'a1_spa_1', name: 'Old_TV' }];
  const now = [
    { ...file, key: 'a1_spa_1', name: 'New_TV' },
    { ...file, key: 'a9_spa_1', name: 'New_Radio' },
  ];
  for (const name of ['Old_TV.wav', 'New_TV.wav'])
    expect(isOrderAccepted(awaited, now, [delivery(name, 'accepted')])).toBe(true);
  expect(isOrderAccepted(awaited, now, [delivery('New_TV.wav')])).toBe(false);
  expect(isOrderAccepted(awaited, now, [delivery('New_Radio.wav', 'accepted')])).toBe(false);
  expect(isOrderAccepted(undefined, now, [delivery('New_TV.wav', 'accepted')])).toBe(false);

  const both = [...awaited, { key: 'gone_spa_1', name: 'Gone' }];
  expect(isOrderAccepted(both, now, [delivery('Old_TV.wav', 'accepted')])).toBe(true);
});
