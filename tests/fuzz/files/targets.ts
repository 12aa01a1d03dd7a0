import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { walkMp3 } from '@domain/audio/mp3-frames.ts';
import { makeWavFile } from '@domain/audio/wav.fixture.ts';
import { makeTone } from '@domain/audio/tones.fixture.ts';
import { readCsv } from '../../../functions/src/features/roster/read-csv.ts';
import { findStampFault } from '../../../functions/src/outgoing/documents/stamp-pdf.ts';
import { makeJpeg, makePng } from '../../../functions/src/outgoing/images/image.samples.ts';
import { toPrintable } from '../../../functions/src/outgoing/images/printable-image.ts';
import { readImage } from '../../../functions/src/outgoing/images/read-image.ts';
import { measureFile } from '../../../functions/src/platform/sound/measure-file.ts';
import { toByteSource } from '../../../functions/src/platform/sound/open-sound.ts';
import { measureTake } from '../../../functions/src/platform/sound/measure-take.ts';

/** What reads a kind of foreign file, and files of that kind. */
export interface Target {
  readonly name: string;
  readonly read: (bytes: Buffer) => unknown;
  readonly files: readonly Buffer[];
  /** How many of the first ones are mutated; absent: all. */
  readonly models?: number;
  /** Mutated files in a run. */
  readonly count: number;
}

const makePdf = (options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> =>
  new Promise((resolve) => {
    const doc = new PDFDocument(options);
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.text('Page one').addPage().text('Page two').end();
  });

const readFixture = (name: string): Buffer =>
  readFileSync(new URL(`../../fixtures/${name}`, import.meta.url));

/** Hours of silence behind a tag: a few frames, ID3, then frames of 24 bytes. */
const makeLongMp3 = (): Buffer => {
  const frame = Buffer.alloc(24);
  frame.set([0xff, 0xf3, 0x14, 0xc4]);
  const tag = Buffer.from('ID3\x03\0\0\0\0\0\x0a', 'latin1');
  const silence = Array.from({ length: 80_000 }, () => frame);
  return Buffer.concat([frame, frame, frame, frame, tag, Buffer.alloc(10), ...silence]);
};

const makeSlowWav = (): Buffer => {
  const file = Buffer.from(makeWavFile([new Float32Array(5_000_000)], { sampleRate: 8000, bits: 16 }));
  file.writeUInt32LE(100, 24);
  return file;
};

/** A FLAC whose header has a rate of 1 Hz. */
const makeSlowFlac = (flac: Buffer): Buffer => {
  const file = Buffer.from(flac);
  file.writeUIntBE(((1 << 4) | (file[20]! & 0xf)) >>> 0, 18, 3);
  return file;
};

const computeCrc = (bytes: Uint8Array, bits: 8 | 16, polynomial: number): number =>
  bytes.reduce((crc, byte) => {
    let value = crc ^ (byte << (bits - 8));
    for (let bit = 0; bit < 8; bit += 1)
      value = value & (1 << (bits - 1)) ? (value << 1) ^ polynomial : value << 1;
    return value & (2 ** bits - 1);
  }, 0);

/** The longest frame of eight silent channels that the format has, in 33 bytes. */
const makeSilentFrame = (number: number): Buffer => {
  const head = Buffer.from([0xff, 0xf8, 0x7a, 0x78, number, 0xff, 0xfe]);
  const frame = Buffer.concat([head, Buffer.of(computeCrc(head, 8, 0x07)), Buffer.alloc(8 * 3)]);
  const crc = computeCrc(frame, 16, 0x8005);
  return Buffer.concat([frame, Buffer.of(crc >> 8, crc & 0xff)]);
};

const makeSilentFlac = (frames: number): Buffer => {
  const info = Buffer.alloc(42);
  info.write('fLaC');
  info.set([0x80, 0, 0, 34, 0xff, 0xff, 0xff, 0xff], 4);
  info.set([0x0b, 0xb8, 0x0e, 0xf0], 18);
  return Buffer.concat([info, ...Array.from({ length: frames }, (_, number) => makeSilentFrame(number))]);
};

const measure = (bytes: Buffer) => measureFile(toByteSource(bytes), Date.now() + 10_000);

export const makeTargets = async (): Promise<readonly Target[]> => {
  const take = readFixture('take.mp3');
  const mp3 = take.subarray(0, walkMp3(take).frames[20]);
  const flac = readFixture('tone.flac');
  const tone = makeTone([[0.3, -18]], 48_000);
  const wav = Buffer.from(makeWavFile([tone], { sampleRate: 48_000, bits: 24 }));

  return [
    {
      name: 'PDF',
      read: findStampFault,
      files: [await makePdf(), await makePdf({ ownerPassword: 'x' })],
      count: 80,
    },
    {
      name: 'take',
      read: (bytes) => measureTake(bytes, 'record', AUDIO_LIMITS.audition),
      files: [mp3, makeLongMp3()],
      models: 1,
      count: 200,
    },
    { name: 'MP3', read: measure, files: [mp3], count: 200 },
    { name: 'WAV', read: measure, files: [wav, makeSlowWav()], models: 1, count: 200 },
    { name: 'AIFF', read: measure, files: [wav], count: 50 },
    {
      name: 'FLAC',
      read: measure,
      files: [flac, makeSlowFlac(flac), makeSilentFlac(120)],
      models: 1,
      count: 200,
    },
    { name: 'image', read: readImage, files: [makePng(), makeJpeg(3)], count: 1000 },
    {
      name: 'letterhead',
      read: toPrintable,
      files: [makePng(), makePng({ interlaced: true }), makeJpeg(4)],
      count: 1000,
    },
    {
      name: 'CSV',
      read: (bytes) => readCsv(bytes.toString()),
      files: [Buffer.from('name;email\n"A;B";a@b.example\nC;c@d.example\n')],
      count: 500,
    },
  ];
};
