import { readCode, parseCommon } from './pcm/aiff-format.ts';
import { readFrames } from './pcm/pcm-format.ts';

/** Samples from −1 to 1, one array per channel. */
export interface PcmAudio {
  readonly channels: readonly Float32Array<ArrayBuffer>[];
  readonly sampleRate: number;
}

/** Returns offsets of chunk contents, by code. */
const findChunks = (view: DataView): ReadonlyMap<string, number> => {
  const chunks = new Map<string, number>();
  for (let offset = 12; offset + 8 <= view.byteLength;) {
    const size = view.getUint32(offset + 4);
    chunks.set(readCode(view, offset), offset + 8);
    offset += 8 + size + (size % 2);
  }
  return chunks;
};

/** Parses an uncompressed AIFF or AIFF-C, which most browsers can't; undefined when damaged or another format. */
export const readAiff = (bytes: ArrayBuffer): PcmAudio | undefined => {
  const view = new DataView(bytes);
  if (view.byteLength < 12 || readCode(view, 0) !== 'FORM') return undefined;

  const chunks = findChunks(view);
  const [common, sound] = [chunks.get('COMM'), chunks.get('SSND')];
  if (common === undefined || sound === undefined || sound + 8 > view.byteLength) return undefined;

  const format = parseCommon(new DataView(bytes, common), readCode(view, 8) === 'AIFC');
  if (!format) return undefined;

  const start = sound + 8 + view.getUint32(sound);
  if (start + format.frames * format.channels * format.bytes > view.byteLength) return undefined;

  return { channels: readFrames(format, view, start, format.frames), sampleRate: format.sampleRate };
};
