import { expect, it } from 'vitest';
import { cutText, getFirstGrapheme } from './graphemes.ts';

it('returns the first character whole', () => {
  const names = ['🎤Zoë', 'é', '👩‍👩‍👧 family', 'नमस्ते', '王小明', ''];
  expect(names.map(getFirstGrapheme)).toEqual(['🎤', 'é', '👩‍👩‍👧', 'न', '王', '']);
});

it('cuts between characters', () => {
  expect(cutText('Zoë', 10)).toBe('Zoë');
  expect(cutText('ab🎤c', 3)).toBe('ab');
  expect(cutText('ab🎤c', 4)).toBe('ab🎤');
  expect(cutText('a👩‍👩‍👧', 6)).toBe('a');
});
