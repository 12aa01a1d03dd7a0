import { getId3Length, readFrame, type Frame } from './mp3-frame.ts';
import { readFrameCount } from './mp3-frames.ts';

const HEADER_BYTES = 4;

export interface Mp3Frames {
  readonly channels: number;
  /** Kilobits per second. */
  readonly lowest: number;
  readonly highest: number;
}

/** Reads the frames of an MP3 whose bytes arrive in chunks; what lies between frames is skipped. */
export const createMp3FrameReader = () => {
  let carry = new Uint8Array();
  let skipped = 0;
  let isStart = true;
  let frames: Mp3Frames | undefined;

  const note = ({ channels, bitRate }: Frame): void => {
    frames = {
      channels: frames?.channels ?? channels,
      lowest: Math.min(frames?.lowest ?? bitRate, bitRate),
      highest: Math.max(frames?.highest ?? bitRate, bitRate),
    };
  };

  /** Reads frames as far as they are whole; returns where the first incomplete one begins. */
  const read = (data: Uint8Array, from: number): number => {
    let offset = from;
    while (offset + HEADER_BYTES <= data.length) {
      const frame = readFrame(data, offset);
      const next = offset + (frame?.bytes ?? 0);
      if (frame && next + HEADER_BYTES > data.length) break;
      if (frame && readFrame(data, next)) {
        // The first frame may describe the others.
        if (frames || !readFrameCount(data, offset, frame)) note(frame);
        offset = next;
      } else offset += 1;
    }

    return offset;
  };

  return {
    add: (chunk: Uint8Array): void => {
      const data = new Uint8Array(carry.length + chunk.length);
      data.set(carry);
      data.set(chunk, carry.length);

      if (isStart && data.length >= 10) {
        skipped = getId3Length(data);
        isStart = false;
      }

      const from = Math.min(skipped, data.length);
      skipped -= from;
      carry = data.slice(isStart ? 0 : read(data, from));
    },
    read: (): Mp3Frames | undefined => frames,
  };
};
