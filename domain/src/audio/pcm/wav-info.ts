/** What a WAV says of itself. */
export interface WavInfo {
  readonly title: string;
  readonly project: string;
  readonly artist: string;
}

/** Codes of RIFF's INFO list. */
const CODES = { title: 'INAM', project: 'IPRD', artist: 'IART' } as const satisfies Record<
  keyof WavInfo,
  string
>;

const encoder = new TextEncoder();

/** Returns a chunk of an even number of bytes. */
const makeChunk = (code: string, content: Uint8Array): Uint8Array => {
  const chunk = new Uint8Array(8 + content.length + (content.length % 2));
  chunk.set(encoder.encode(code));
  new DataView(chunk.buffer).setUint32(4, content.length, true);
  chunk.set(content, 8);
  return chunk;
};

const join = (parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
};

/** Returns the chunk of a WAV's metadata: RIFF's INFO list, texts as UTF-8 with an ending zero. */
export const makeInfoChunk = (info: WavInfo): Uint8Array => {
  const names = Object.keys(CODES) as (keyof WavInfo)[];
  const texts = names.map((name) => makeChunk(CODES[name], encoder.encode(`${info[name]}\0`)));
  return makeChunk('LIST', join([encoder.encode('INFO'), ...texts]));
};
