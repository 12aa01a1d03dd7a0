import { describe, expect, it } from 'vitest';
import { getPlayerSeconds, addFrameCount } from './frame-count.ts';
import { readFrame } from './mp3-frame.ts';
import { walkMp3 } from './mp3-frames.ts';

/** A silent frame: `second` is version, layer and checksum, `third` bit rate and sample rate, `fourth` the channels. */
const frame = (second: number, third: number, fourth: number): Uint8Array => {
  const head = Uint8Array.of(0xff, second, third, fourth);
  const whole = new Uint8Array(readFrame(head, 0)!.bytes);
  whole.set(head);
  return whole;
};
const join = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
/** Quiet parts at a low bit rate, loud ones at a high one. */
const alternate = (low: Uint8Array, high: Uint8Array, count = 400): Uint8Array =>
  join(...Array.from({ length: count }, (_, index) => (index < count / 4 ? high : low)));

const MPEG1 = alternate(frame(0xfb, 0x10, 0xc4), frame(0xfb, 0xe0, 0xc4));
const CASES: Readonly<Record<string, Uint8Array>> = {
  'mono at 44.1 kHz': MPEG1,
  'stereo at 48 kHz': alternate(frame(0xfb, 0x14, 0x04), frame(0xfb, 0xe4, 0x04)),
  'speech at 22.05 kHz': alternate(frame(0xf3, 0x10, 0xc4), frame(0xf3, 0xe0, 0xc4)),
  'the lowest rate': alternate(frame(0xe3, 0x18, 0xc4), frame(0xe3, 0x98, 0xc4)),
  'frames with checksums': alternate(frame(0xfa, 0x10, 0xc4), frame(0xfa, 0xe0, 0xc4)),
  'a tag in front': join(Buffer.from('ID3\x04\0\0\0\0\0\x0a0123456789', 'latin1'), MPEG1),
  'a picture behind': join(
    ...Array.from({ length: 100 }, () => frame(0xfb, 0x90, 0xc4)),
    Buffer.from('APETAGEX'),
    new Uint8Array(200_000),
  ),
  'a count of its first part only': join(
    addFrameCount(MPEG1),
    ...Array.from({ length: 200 }, () => frame(0xfb, 0x10, 0xc4)),
  ),
};

describe('a file whose length players would misread', () => {
  it.each(Object.keys(CASES))('gets a frame count: %s', (name) => {
    const data = CASES[name]!;
    const { seconds, frames } = walkMp3(data);
    expect(Math.abs(getPlayerSeconds(data) - seconds)).toBeGreaterThan(0.1);

    const counted = addFrameCount(data);
    const walk = walkMp3(counted);
    expect(Math.abs(getPlayerSeconds(counted) - seconds)).toBeLessThan(0.01);
    expect(walk).toMatchObject({ condition: 'complete', seconds });
    expect(walk.frames).toHaveLength(frames.length);

    const sound = (bytes: Uint8Array, starts: readonly number[]) => Buffer.from(bytes.subarray(starts[0]));
    expect(sound(counted, walk.frames).equals(sound(data, frames))).toBe(true);
  });

  it('finds each moment by its table of contents', () => {
    const counted = addFrameCount(MPEG1);
    const { startsAt, frames, endsAt } = walkMp3(counted);
    const toc = counted.subarray(startsAt + 21 + 16, startsAt + 21 + 116);
    const misses = [...toc].map((entry, index) => {
      const byte = startsAt + (entry / 256) * (endsAt - startsAt);
      const reached = frames.filter((start) => start <= byte).length / frames.length;
      return Math.abs(reached - index / 100);
    });
    expect(Math.max(...misses)).toBeLessThan(0.03);
  });
});

it('leaves a file alone that players measure correctly, or that is no MP3', () => {
  const steady = join(...Array.from({ length: 300 }, () => frame(0xfb, 0x90, 0xc4)));
  const counted = addFrameCount(MPEG1);
  for (const data of [steady, counted, new TextEncoder().encode('text'), new Uint8Array()])
    expect(addFrameCount(data)).toBe(data);
});
