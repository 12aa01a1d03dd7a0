import { expect, it } from 'vitest';
import { readKey } from './readKey.ts';

it.each([
  ['US', 'k', 'KeyK', 'k'],
  ['US with caps lock', 'K', 'KeyK', 'k'],
  ['French, where A is on Q', 'a', 'KeyQ', 'a'],
  ['Spanish', 'ñ', 'Semicolon', 'ñ'],
  ['Russian', 'л', 'KeyK', 'k'],
  ['Greek', 'κ', 'KeyK', 'k'],
  ['Arabic', 'ن', 'KeyK', 'k'],
  ['Hebrew', 'ל', 'KeyK', 'k'],
  ['Arabic digits', '٣', 'Digit3', '3'],
  ['a named key', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
  ['a space', ' ', 'Space', ' '],
  ['a question mark', '?', 'Slash', '?'],
  ['a key without a Latin counterpart', 'ж', 'Semicolon', 'ж'],
])('recognises a key: %s', (_keyboard, key, code, read) => {
  expect(readKey({ key, code })).toBe(read);
});
