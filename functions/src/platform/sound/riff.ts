import type { ByteSource } from './open-sound.ts';

export interface RiffChunk {
  readonly code: string;
  /** Where its content begins, and the bytes of it. */
  readonly start: number;
  readonly size: number;
  /** Of the sound: whether its length is missing in the header, or is longer than the file. */
  readonly fault: 'notClosed' | 'cutOff' | null;
  /** Whether the byte after an odd number of bytes is missing. */
  readonly lacksPad: boolean;
}

const HEAD_BYTES = 8;
/** A file with more was made to take long. */
const CHUNKS_MAX = 200;
/** Lengths that recorders write before they know the length. */
const UNKNOWN = [0, 0x7fff_ffff, 0xffff_ffff];
const isCode = (code: string): boolean => /^[\w !-]{4}$/.test(code);

export const readBytes = async (source: ByteSource, start: number, length: number): Promise<Buffer> => {
  const most = Math.max(0, Math.min(length, source.size - start));
  return most === 0 ? Buffer.alloc(0) : Buffer.from(await source.read(start, most));
};

const readCode = async (source: ByteSource, start: number): Promise<string> =>
  (await readBytes(source, start, 4)).toString('latin1');

const readSound = (size: number, left: number, long: number | undefined) => {
  const announced = size === 0xffff_ffff && long !== undefined ? long : size;
  const isUnknown = UNKNOWN.includes(announced) || (announced > left && announced >= 0x7fff_0000);
  const fault = isUnknown && left > 0 ? 'notClosed' : announced > left ? 'cutOff' : null;
  return { size: fault ? left : announced, fault } as const;
};

/** Returns the chunks of a WAV, also of an RF64; none for other files. */
export const listChunks = async (source: ByteSource): Promise<readonly RiffChunk[]> => {
  const head = (await readBytes(source, 0, 12)).toString('latin1');
  if (!/^(RIFF|RF64)[\s\S]{4}WAVE$/.test(head)) return [];

  const chunks: RiffChunk[] = [];
  let long: number | undefined;

  for (let offset = 12; offset + HEAD_BYTES <= source.size && chunks.length < CHUNKS_MAX;) {
    const bytes = await readBytes(source, offset, HEAD_BYTES);
    const [code, start] = [bytes.toString('latin1', 0, 4), offset + HEAD_BYTES];
    const announced = bytes.readUInt32LE(4);
    const left = source.size - start;
    if (code === 'ds64') long = Number((await readBytes(source, start + 8, 8)).readBigUInt64LE());

    const { size, fault } =
      code === 'data' ? readSound(announced, left, long) : ({ size: announced, fault: null } as const);
    const end = start + size;
    const isOdd = size % 2 === 1;
    const lacksPad = isOdd && isCode(await readCode(source, end)) && !isCode(await readCode(source, end + 1));
    if (isCode(code)) chunks.push({ code, start, size: Math.min(size, left), fault, lacksPad });
    offset = end + (isOdd && !lacksPad ? 1 : 0);
  }

  return chunks;
};

/** Returns a source in which a WAV's missing pad bytes are present; FFmpeg can't read it otherwise. */
export const padChunks = async (source: ByteSource): Promise<ByteSource> => {
  const chunks = await listChunks(source);
  const sound = chunks.findIndex(({ code }) => code === 'data');
  const missing = chunks.slice(0, Math.max(0, sound)).filter(({ lacksPad }) => lacksPad);
  const last = missing.at(-1);
  if (!last) return source;

  // They lie before the sound: a few bytes that are kept.
  const end = last.start + last.size;
  const parts: Buffer[] = [];
  let from = 0;
  for (const { start, size } of missing) {
    parts.push(await readBytes(source, from, start + size - from), Buffer.alloc(1));
    from = start + size;
  }
  const head = Buffer.concat(parts);

  return {
    size: head.length + source.size - end,
    read: async (offset, length) => {
      const first = head.subarray(offset, offset + length);
      const rest = length - first.length;
      if (rest === 0) return first;
      return Buffer.concat([first, await readBytes(source, end + Math.max(0, offset - head.length), rest)]);
    },
  };
};
