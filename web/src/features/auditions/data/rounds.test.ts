import { expect, it } from 'vitest';
import { groupRounds } from './rounds.ts';

const make = (character: string, round: number) => ({
  agencyId: 'a',
  projectName: 'Harbour',
  character,
  language: 'eng',
  round,
});

it('puts the rounds of a character together, latest first', () => {
  const groups = groupRounds([make('Narrator', 1), make('Guide', 1), make('Narrator', 2)]);
  expect(groups.map(({ latest, former }) => [latest.character, latest.round, former.length])).toEqual([
    ['Narrator', 2, 1],
    ['Guide', 1, 0],
  ]);
});

it('keeps requests of the same round apart', () => {
  expect(groupRounds([make('Narrator', 1), make('Narrator', 1)])).toHaveLength(2);
});
