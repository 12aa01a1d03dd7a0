import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getSessionFileType } from './session-file-type.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const mp3 = readFileSync(new URL('../../../tests/fixtures/take.mp3', import.meta.url));

it.each([
  ['a PDF', bytes('%PDF-1.7 …'), 'application/pdf'],
  ['a WAV', bytes('RIFF\x24\0\0\0WAVEfmt '), 'audio/wav'],
  ['an AIFF', bytes('FORM\0\0\0\x24AIFFCOMM'), 'audio/aiff'],
  ['another RIFF', bytes('RIFF\x24\0\0\0AVI LIST'), undefined],
  ['an MP3', mp3, 'audio/mpeg'],
  ['an MP3 that is cut off', mp3.subarray(0, mp3.length - 100), undefined],
  ['text with accents', Buffer.from('Guion: mañana'), 'text/plain'],
  ['text of another encoding', bytes('ma\xf1ana'), undefined],
  ['a program', bytes('MZ\x90\0\x03'), undefined],
] as const)('recognises %s by its bytes', (_, content, type) => {
  expect(getSessionFileType(content)).toBe(type);
});
