import type { Block } from '@domain/audio/meters/block.ts';
import type { FileMeasurement } from '@domain/deliveries/file-measurement.ts';
import { EngineStopped, startEngine, type EngineMessage } from './run-engine.ts';

/** Bytes of which parts can be read, wherever they are. */
export interface ByteSource {
  readonly size: number;
  /** Returns so many bytes from an offset on, all of which exist. */
  readonly read: (offset: number, length: number) => Promise<Uint8Array>;
}

export const toByteSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
});

export interface SoundFormat extends Pick<FileMeasurement, 'sampleRate' | 'channels' | 'bits'> {
  /** FFmpeg's name of the container. */
  readonly container: string;
  readonly coding: 'pcm' | 'g711' | 'mp3' | 'other';
  readonly isFloat: boolean;
  /** Samples per channel that the header announces; null: none. */
  readonly frames: number | null;
}

/** Known once all blocks have arrived. */
export interface SoundEnd {
  /** Samples per channel. */
  readonly frames: number;
  /** Whether the sound is longer than what was decoded of it. */
  readonly isCut: boolean;
  /** Parts that can't be decoded. */
  readonly lost: number;
  readonly bitRate: FileMeasurement['bitRate'];
}

export interface Sound {
  readonly format: SoundFormat;
  readonly blocks: AsyncIterable<Block>;
  /** Stops decoding. */
  readonly close: () => void;
  /** Throws before the end. */
  readonly getEnd: () => SoundEnd;
}

export interface SoundLimits {
  /** Decoded at most; absent: all. */
  readonly maxSeconds?: number;
  /** In milliseconds since the epoch; `EngineStopped` is thrown then. */
  readonly endsAt: number;
}

const parse = <Value>({ content }: EngineMessage): Value => JSON.parse(content.toString()) as Value;

const toBlock = ({ content }: EngineMessage, channels: number): Block => {
  // A copy, because floats need an aligned start.
  const floats = new Float32Array(
    content.buffer.slice(content.byteOffset, content.byteOffset + content.length),
  );
  const frames = floats.length / channels;
  return Array.from({ length: channels }, (_, channel) =>
    floats.subarray(channel * frames, (channel + 1) * frames),
  );
};

/** Opens a recording and decodes it block by block in another process; undefined when it has no sound that can be read. */
export const openSound = async (
  source: ByteSource,
  { maxSeconds, endsAt }: SoundLimits,
): Promise<Sound | undefined> => {
  const engine = startEngine({ kind: 'decode', size: source.size, maxSeconds: maxSeconds ?? null }, endsAt);

  /** Serves the engine's requests; yields its other messages. */
  async function* serve(): AsyncGenerator<EngineMessage> {
    for await (const message of engine.messages)
      if (message.kind !== 'R') yield message;
      else {
        const [offset, length] = [message.content.readDoubleLE(), message.content.readUInt32LE(8)];
        await engine.send(await source.read(offset, length));
      }
  }

  const messages = serve();
  const first = await messages.next();
  if (first.done || first.value.kind !== 'I') {
    await messages.return(undefined);
    return undefined;
  }

  const format = parse<SoundFormat>(first.value);
  let end: SoundEnd | undefined;

  async function* readBlocks(): AsyncGenerator<Block> {
    for await (const message of messages)
      if (message.kind === 'B') yield toBlock(message, format.channels);
      else end = parse<SoundEnd>(message);
  }

  return {
    format,
    blocks: readBlocks(),
    close: engine.stop,
    getEnd: () => {
      if (!end) throw new EngineStopped(false);
      return end;
    },
  };
};
