import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { walkMp3 } from '@domain/audio/mp3-frames.ts';
import { withTags, type AudioTag } from './id3-tags.ts';

const take = readFileSync(new URL('../../../../tests/fixtures/take.mp3', import.meta.url));
const COMMENT: AudioTag = { frame: 'COMM', description: 'Synthetic voice use', text: 'No.' };

const getLength = (bytes: Buffer): number =>
  10 + [6, 7, 8, 9].reduce((sum, index) => (sum << 7) | (bytes[index] ?? 0), 0);
const makeTagged = (version: number, flags: number, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('ID3', 'latin1'),
    Buffer.from([version, 0, flags, 0, 0, content.length >> 7, content.length & 0x7f]),
    content,
  ]);
/** A title of 200 letters: its size is written differently in versions 3 and 4. */
const makeTitle = (version: number): Buffer =>
  Buffer.concat([
    Buffer.from('TIT2', 'latin1'),
    Buffer.from(version === 4 ? [0, 0, 1, 73] : [0, 0, 0, 201]),
    Buffer.from([0, 0, 0]),
    Buffer.alloc(200, 'T'),
  ]);
const audio = take.subarray(take.toString('latin1', 0, 3) === 'ID3' ? getLength(take) : 0);

describe('ID3 frames', () => {
  it('have names of any script, and replace those of the file', () => {
    const named = withTags(take, [{ frame: 'TPE1', text: 'Łucja 声' }]);
    const tagged = withTags(named, [
      { frame: 'TPE1', text: 'Lucía' },
      { frame: 'TALB', text: '声' },
    ]);
    expect(named.includes(Buffer.from('\ufeffŁucja 声', 'utf16le'))).toBe(true);
    expect(tagged.includes(Buffer.from('TPE1\0\0\0\x06\0\0\0Lucía', 'latin1'))).toBe(true);
    expect(tagged.includes(Buffer.from('\ufeff声', 'utf16le'))).toBe(true);
    expect(tagged.includes(Buffer.from('Łucja', 'utf16le'))).toBe(false);
  });

  it('is added to a file without a tag, and keeps the sound', () => {
    const tagged = withTags(audio, [COMMENT]);
    expect([...tagged.subarray(0, 6)]).toEqual([...Buffer.from('ID3'), 3, 0, 0]);

    const content = '\0engSynthetic voice use\0No.';
    expect(tagged.toString('latin1', 10, getLength(tagged))).toBe(
      `COMM\0\0\0${String.fromCharCode(content.length)}\0\0${content}`,
    );
    expect(tagged.subarray(getLength(tagged)).equals(audio)).toBe(true);

    const [before, after] = [
      walkMp3(new Uint8Array(take)),
      walkMp3(new Uint8Array(withTags(take, [COMMENT]))),
    ];
    expect([after.condition, after.seconds]).toEqual([before.condition, before.seconds]);
  });

  it.each([3, 4])('keeps other frames of a version 2.%i tag, and drops its padding', (version) => {
    const file = Buffer.concat([
      makeTagged(version, 0, Buffer.concat([makeTitle(version), Buffer.alloc(50)])),
      audio,
    ]);
    const tagged = withTags(file, [COMMENT]);
    expect(tagged[3]).toBe(version);
    expect(tagged.subarray(getLength(tagged)).equals(audio)).toBe(true);

    const tag = tagged.subarray(10, getLength(tagged));
    expect(tag.subarray(tag.length - 211).equals(makeTitle(version))).toBe(true);
    expect(tag.toString('latin1', 0, 4)).toBe('COMM');
  });

  it('replaces an earlier comment of the same kind', () => {
    const long = { ...COMMENT, text: 'Yes, '.repeat(50) };
    for (const version of [3, 4]) {
      const file = Buffer.concat([makeTagged(version, 0, makeTitle(version)), audio]);
      expect(withTags(withTags(file, [long]), [COMMENT]).equals(withTags(file, [COMMENT]))).toBe(true);
    }
  });

  it.each([
    ['of an older kind', makeTagged(2, 0, Buffer.from('TT2\0\0\x02\0Title', 'latin1'))],
    ['that is packed', makeTagged(4, 0x80, makeTitle(4))],
    ['whose frames are broken', makeTagged(3, 0, Buffer.from('TIT2\x7f\xff\xff\xff\0\0\0Title', 'latin1'))],
  ])('replaces a tag %s', (_, tag) => {
    expect(withTags(Buffer.concat([tag, audio]), [COMMENT]).equals(withTags(audio, [COMMENT]))).toBe(true);
  });
});
