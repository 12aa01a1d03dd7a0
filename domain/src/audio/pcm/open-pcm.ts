import type { Block } from '../meters/block.ts';
import { readCode, parseCommon } from './aiff-format.ts';
import { createByteReader, type ByteReader } from './byte-reader.ts';
import { readFrames, type PcmFormat } from './pcm-format.ts';
import { parseWavFormat } from './wav-format.ts';

/** Uncompressed audio whose samples arrive block by block. */
export interface PcmStream {
  readonly format: PcmFormat;
  /** Samples per channel. */
  readonly frames: number;
  readonly blocks: AsyncIterable<Block>;
}

/** Where the samples are. */
interface SampleData {
  readonly format: PcmFormat;
  readonly bytes: number;
}

/** Longest chunk that is read and not skipped, in bytes. */
const READ_MAX = 4096;
/** Size of a chunk that doesn't fit into 32 bits, or wasn't known when the header was written. */
const UNKNOWN = 0xffffffff;

const findInWav = async (reader: ByteReader, left: () => number): Promise<SampleData | undefined> => {
  let [format, long]: [PcmFormat | undefined, number | undefined] = [undefined, undefined];
  for (;;) {
    const head = await reader.take(8);
    if (head.byteLength < 8) return undefined;

    const [code, size] = [readCode(head, 0), head.getUint32(4, true)];
    if (code === 'data') {
      const bytes = size === UNKNOWN ? (long ?? left()) : size;
      return format && { format, bytes: Math.min(bytes, left()) };
    }

    const isRead = (code === 'fmt ' || code === 'ds64') && size <= READ_MAX;
    const content = isRead ? await reader.take(size) : undefined;

    if (code === 'fmt ') format = content && parseWavFormat(content);
    if (code === 'ds64' && content && content.byteLength >= 16) long = Number(content.getBigUint64(8, true));
    await reader.skip((isRead ? 0 : size) + (size % 2));
  }
};

const findInAiff = async (
  reader: ByteReader,
  isAifc: boolean,
  left: () => number,
): Promise<SampleData | undefined> => {
  let format: (PcmFormat & { readonly frames: number }) | undefined;
  for (;;) {
    const head = await reader.take(8);
    if (head.byteLength < 8) return undefined;

    const [code, size] = [readCode(head, 0), head.getUint32(4)];
    if (code === 'SSND') {
      const lead = await reader.take(8);
      if (!format || lead.byteLength < 8) return undefined;
      await reader.skip(lead.getUint32(0));
      return { format, bytes: Math.min(format.frames * format.channels * format.bytes, left()) };
    }

    const isRead = code === 'COMM' && size <= READ_MAX;
    if (isRead) format = parseCommon(await reader.take(size), isAifc);
    await reader.skip((isRead ? 0 : size) + (size % 2));
  }
};

async function* readBlocks(reader: ByteReader, { format, bytes }: SampleData): AsyncGenerator<Block> {
  const frameBytes = format.channels * format.bytes;
  let carry = new Uint8Array();

  try {
    for (let left = bytes; left > 0;) {
      const next = await reader.some(left);
      if (!next) return;
      left -= next.length;
      const joined = new Uint8Array(carry.length + next.length);
      joined.set(carry);
      joined.set(next, carry.length);
      const frames = Math.floor(joined.length / frameBytes);
      carry = joined.slice(frames * frameBytes);
      if (frames > 0) yield readFrames(format, new DataView(joined.buffer), 0, frames);
    }
  } finally {
    await reader.close();
  }
}

/** Opens an uncompressed WAV (also RF64) or AIFF of so many bytes; undefined when damaged, compressed or another format. */
export const openPcm = async (
  chunks: AsyncIterable<Uint8Array>,
  size: number,
): Promise<PcmStream | undefined> => {
  const reader = createByteReader(chunks);
  const countLeft = (): number => size - reader.at();
  const head = await reader.take(12);
  const [container, kind] = head.byteLength === 12 ? [readCode(head, 0), readCode(head, 8)] : ['', ''];
  const isWav = (container === 'RIFF' || container === 'RF64') && kind === 'WAVE';
  const isAiff = container === 'FORM' && (kind === 'AIFF' || kind === 'AIFC');
  const found = isWav
    ? await findInWav(reader, countLeft)
    : isAiff
      ? await findInAiff(reader, kind === 'AIFC', countLeft)
      : undefined;
  if (!found) {
    await reader.close();
    return undefined;
  }

  const { format, bytes } = found;
  const frames = Math.floor(bytes / (format.channels * format.bytes));

  return { format, frames, blocks: readBlocks(reader, found) };
};
