import { readFileSync } from 'node:fs';
import { walkMp3 } from '@domain/audio/mp3-frames.ts';
import { makePcmFiles } from './odd-pcm.fixture.ts';

const readFixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../../tests/fixtures/${name}`, import.meta.url));

/** A tag of so many bytes; sizes have seven bits per byte, or eight in an older version. */
const makeId3 = (version: 2 | 3 | 4, bytes: number): Buffer => {
  const tag = Buffer.alloc(10 + bytes);
  tag.write('ID3');
  tag[3] = version;
  tag[8] = bytes >> 7;
  tag[9] = bytes & 0x7f;
  tag.write(version === 2 ? 'TT2\0\0\x05\0Take' : 'TIT2\0\0\0\x05\0\0\0Take', 10, 'latin1');
  return tag;
};

const makeApe = (isHeader: boolean): Buffer => {
  const mark = Buffer.alloc(32);
  mark.write('APETAGEX');
  mark.writeUInt32LE(2000, 8);
  mark.writeUInt32LE(48, 12);
  mark.writeUInt32LE(1, 16);
  mark.writeUInt32LE(isHeader ? 0xa000_0000 : 0x8000_0000, 20);
  const item = Buffer.from('\x08\0\0\0\0\0\0\0Title\0Take');
  return isHeader ? Buffer.concat([mark, item.subarray(0, 16)]) : Buffer.concat([item.subarray(0, 16), mark]);
};

const ID3V1 = Buffer.from('TAGTake'.padEnd(128, '\0'), 'latin1');
const LYRICS = Buffer.from('LYRICSBEGININD0000200LYR00005Hello000044LYRICS200', 'latin1');

const wrapInRiff = (mp3: Buffer): Buffer => {
  const head = Buffer.alloc(58);
  head.write('RIFF____WAVEfmt ');
  head.writeUInt32LE(50 + mp3.length, 4);
  head.writeUInt32LE(30, 16);
  [0x55, 1].forEach((value, index) => head.writeUInt16LE(value, 20 + 2 * index));
  head.writeUInt32LE(44_100, 24);
  head.writeUInt32LE(4000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(12, 36);
  head.write('data', 50);
  head.writeUInt32LE(mp3.length, 54);
  return Buffer.concat([head, mp3]);
};

/** Files that recorders, taggers and telephone systems make, and some that are none; by name. */
export const makeOddFiles = (): Readonly<Record<string, Buffer>> => {
  const [whole, flac] = [readFixture('take.mp3'), readFixture('tone.flac')];
  const { frames, startsAt } = walkMp3(whole);
  const mp3 = whole.subarray(frames[0] ?? startsAt, frames[100]);

  return {
    ...makePcmFiles(),
    'plain.flac': flac,
    'id3-in-front.flac': Buffer.concat([makeId3(4, 300), flac]),
    'two-tags-in-front.flac': Buffer.concat([makeId3(3, 300), makeId3(3, 900), flac]),
    'id3v1-behind.flac': Buffer.concat([flac, ID3V1]),
    'cut-off.flac': flac.subarray(0, 20_000),
    'plain.mp3': mp3,
    'id3v2.2.mp3': Buffer.concat([makeId3(2, 300), mp3]),
    'id3v2.3.mp3': Buffer.concat([makeId3(3, 300), mp3]),
    'id3v2.4.mp3': Buffer.concat([makeId3(4, 9000), mp3]),
    'two-tags.mp3': Buffer.concat([makeId3(3, 500), makeId3(3, 12_000), mp3]),
    'ape-in-front.mp3': Buffer.concat([makeApe(true), mp3]),
    'ape-behind.mp3': Buffer.concat([mp3, makeApe(false)]),
    'lyrics-behind.mp3': Buffer.concat([mp3, LYRICS, ID3V1]),
    'joined-with-tags-between.mp3': Buffer.concat([mp3, ID3V1, makeId3(3, 400), mp3]),
    'variable-without-count.mp3': readFixture('variable.mp3'),
    'zeros-in-front.mp3': Buffer.concat([Buffer.alloc(8000), mp3]),
    'in-riff.mp3': wrapInRiff(mp3),
    'voice-memo.m4a': readFixture('voice-memo.m4a'),
    'opus.ogg': readFixture('tone.opus'),
    'empty.wav': Buffer.alloc(0),
    'header-alone.wav': Buffer.from('RIFF\x04\0\0\0WAVE', 'latin1'),
    'random.mp3': Buffer.from(
      Array.from({ length: 60_000 }, (_, index) => Math.imul(index, 0x9e37_79b1) >>> 11),
    ),
    'text.wav': Buffer.from('No recording. '.repeat(300)),
  };
};
