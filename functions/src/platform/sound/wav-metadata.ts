import type { ByteSource } from './open-sound.ts';
import { listChunks, readBytes } from './riff.ts';

/** What a WAV contains about itself. */
export interface WavInfo {
  readonly title: string;
  readonly project: string;
  readonly artist: string;
}

/** How positions in a file move: added samples at its start, or removed ones where less than nothing; then its rate and length. */
export interface Move {
  readonly start: number;
  readonly from: number;
  readonly to: number;
  /** Samples per channel afterwards. */
  readonly length: number;
  readonly isLouder: boolean;
}

/** Codes of RIFF's INFO list. */
const CODES = { title: 'INAM', project: 'IPRD', artist: 'IART' } as const satisfies Record<
  keyof WavInfo,
  string
>;
/** Written again, or without a meaning afterwards. */
const REWRITTEN = new Set([
  'fmt ',
  'data',
  'ds64',
  'fact',
  'PEAK',
  'JUNK',
  'junk',
  'FLLR',
  'PAD ',
  'smpl',
  'wavl',
]);
/** Longest metadata that is kept, in bytes. */
const KEPT_MAX = 1024 ** 2;
/** Offsets in `bext`: the time code, the version, and five figures of loudness. */
const BEXT = { timeReference: 338, version: 346, loudness: 412, end: 422 };
const NOT_SET = 0x7fff;
/** Offsets in a cue point of 24 bytes. */
const CUE = { bytes: 24, position: 4, sample: 20 };

/** Returns a chunk of an even number of bytes. */
export const makeChunk = (code: string, content: Uint8Array): Buffer => {
  const chunk = Buffer.alloc(8 + content.length + (content.length % 2));
  chunk.write(code, 'latin1');
  chunk.writeUInt32LE(content.length, 4);
  chunk.set(content, 8);
  return chunk;
};

/** Returns the chunk of a WAV's metadata: RIFF's INFO list, texts as UTF-8 with an ending zero. */
const makeInfoChunk = (info: WavInfo): Buffer => {
  const names = Object.keys(CODES) as (keyof WavInfo)[];
  const texts = names.map((name) => makeChunk(CODES[name], Buffer.from(`${info[name]}\0`)));
  return makeChunk('LIST', Buffer.concat([Buffer.from('INFO'), ...texts]));
};

const movePosition = (position: number, { start, from, to }: Move): number =>
  Math.round(((position + start) * to) / from);

/** A time of day in samples: what is cut from the start makes it later. */
const moveTime = (time: number, { start, from, to }: Move): number =>
  Math.max(0, Math.round(((time - start) * to) / from));

const moveBext = (content: Buffer, move: Move): Buffer => {
  const bext = Buffer.from(content);
  if (bext.length < BEXT.version + 2) return bext;

  const time = Number(bext.readBigUInt64LE(BEXT.timeReference));
  bext.writeBigUInt64LE(BigInt(moveTime(time, move)), BEXT.timeReference);

  const hasLoudness = bext.readUInt16LE(BEXT.version) >= 2 && bext.length >= BEXT.end;
  if (hasLoudness && move.isLouder)
    for (let offset = BEXT.loudness; offset < BEXT.end; offset += 2) bext.writeInt16LE(NOT_SET, offset);

  return bext;
};

const moveCues = (content: Buffer, move: Move): Buffer => {
  const points: Buffer[] = [];
  for (let offset = 4; offset + CUE.bytes <= content.length; offset += CUE.bytes) {
    const point = Buffer.from(content.subarray(offset, offset + CUE.bytes));
    const sample = movePosition(point.readUInt32LE(CUE.sample), move);
    if (sample < 0 || sample > move.length) continue;
    point.writeUInt32LE(sample, CUE.sample);
    point.writeUInt32LE(Math.max(0, movePosition(point.readUInt32LE(CUE.position), move)), CUE.position);
    points.push(point);
  }

  const count = Buffer.alloc(4);
  count.writeUInt32LE(points.length);

  return Buffer.concat([count, ...points]);
};

/** Replaces the number in an element of XML. */
const replaceNumber = (xml: string, name: string, change: (value: number) => number): string =>
  xml.replace(new RegExp(`(<${name}>\\s*)(\\d{1,15})(\\s*</${name}>)`, 'g'), (_, before, value, after) =>
    [before, change(Number(value)), after].join(''),
  );

const readNumber = (xml: string, name: string): number | undefined => {
  const [, value] = new RegExp(`<${name}>\\s*(\\d{1,15})\\s*</${name}>`).exec(xml) ?? [];
  return value === undefined ? undefined : Number(value);
};

/** iXML repeats the time code, in two halves of 32 bits, and the rate. */
const moveXml = (content: Buffer, move: Move): Buffer => {
  const xml = content.toString();
  const rate = (value: number): number => (value === move.from ? move.to : value);
  let moved = ['FILE_SAMPLE_RATE', 'DIGITIZER_SAMPLE_RATE', 'TIMESTAMP_SAMPLE_RATE'].reduce(
    (text, name) => replaceNumber(text, name, rate),
    xml,
  );

  for (const name of ['TIMESTAMP_SAMPLES_SINCE_MIDNIGHT_', 'BWF_TIME_REFERENCE_']) {
    const [low, high] = ['LO', 'HI', 'LOW', 'HIGH']
      .map((half) => name + half)
      .filter((half) => xml.includes(half));
    const words = [low, high].map((half) => (half === undefined ? undefined : readNumber(xml, half)));
    const [lowWord, highWord = 0] = words;
    if (low === undefined || lowWord === undefined) continue;
    const time = moveTime(highWord * 2 ** 32 + lowWord, move);
    moved = replaceNumber(moved, low, () => time % 2 ** 32);
    if (high !== undefined) moved = replaceNumber(moved, high, () => Math.floor(time / 2 ** 32));
  }

  return Buffer.from(moved);
};

const moveChunk = (code: string, content: Buffer, move: Move): Buffer => {
  if (code === 'bext') return moveBext(content, move);
  if (code === 'cue ') return moveCues(content, move);
  return code === 'iXML' ? moveXml(content, move) : content;
};

/** Returns a WAV's metadata with its time code and cue points moved; `info` replaces its title, project and artist. */
export const carryMetadata = async (
  source: ByteSource,
  move: Move,
  info: WavInfo | undefined,
): Promise<readonly Buffer[]> => {
  const chunks: Buffer[] = [];
  let left = KEPT_MAX;

  for (const { code, start, size } of await listChunks(source)) {
    if (REWRITTEN.has(code) || size > left) continue;
    const content = await readBytes(source, start, size);
    if (info && code === 'LIST' && content.toString('latin1', 0, 4) === 'INFO') continue;
    left -= size;
    chunks.push(makeChunk(code, moveChunk(code, content, move)));
  }

  return info ? [...chunks, makeInfoChunk(info)] : chunks;
};
