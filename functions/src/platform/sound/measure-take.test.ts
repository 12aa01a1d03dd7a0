import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { makeStereo, makeTone } from '@domain/audio/tones.fixture.ts';
import { encodeMp3 } from './make-preview.ts';
import { measureTake } from './measure-take.ts';
import { walkMp3 } from '@domain/audio/mp3-frames.ts';

const readFixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../../tests/fixtures/${name}`, import.meta.url));
const take = readFixture('take.mp3');
const limit = AUDIO_LIMITS.audition;

describe('walkMp3', () => {
  it('finds a whole file complete and measures it by its frames', () => {
    const { condition, seconds } = walkMp3(readFixture('sixty-seconds.mp3'));
    expect(condition).toBe('complete');
    expect(seconds).toBeGreaterThan(59.9);
    expect(seconds).toBeLessThan(60.3);
  });

  it.each([0.2, 0.5, 0.9, 0.999])('notices a file cut at %s of its length', (share) => {
    expect(walkMp3(take.subarray(0, Math.floor(take.length * share))).condition).toBe('truncated');
  });

  it('skips tags before and after the audio', () => {
    const id3 = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x0a', 'latin1'), Buffer.alloc(10)]);
    const id1 = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]);
    expect(walkMp3(Buffer.concat([id3, take, id1])).condition).toBe('complete');
  });

  it('continues after a tag in the middle, as players do', () => {
    const id3 = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x0a', 'latin1'), Buffer.alloc(10)]);
    const joined = walkMp3(Buffer.concat([take, id3, take]));
    expect(joined.condition).toBe('complete');
    expect(joined.seconds).toBeCloseTo(2 * walkMp3(take).seconds, 1);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(5000)],
    ['a zip', Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(9000, 7)])],
    ['a lone sync word', Buffer.from([0xff, 0xfb, 0x90, 0x00])],
    ['bytes that are all sync', Buffer.alloc(5000, 0xff)],
  ])('rejects %s', (_, bytes) => {
    expect(walkMp3(bytes).condition).toBe('notMp3');
  });
});

// Each file is decoded in a process of its own.
describe('measureTake', { timeout: 30_000 }, () => {
  it('measures length and loudness from the samples', async () => {
    const { durationMs, peaks } = await measureTake(take, 'record', limit);
    expect(durationMs).toBeGreaterThan(9000);
    expect(durationMs).toBeLessThan(10_500);
    expect(peaks).toHaveLength(120);
    expect(Math.max(...peaks)).toBeGreaterThan(0.3);
    expect(peaks.every((peak) => peak >= 0 && peak <= 1)).toBe(true);
  });

  it('accepts sixty seconds and refuses sixty-one', async () => {
    expect(
      (await measureTake(readFixture('sixty-seconds.mp3'), 'record', limit)).durationMs,
    ).toBeLessThanOrEqual(60_200);
    await expect(measureTake(readFixture('sixty-one-seconds.mp3'), 'record', limit)).rejects.toMatchObject({
      status: 422,
      code: 'audio.tooLong',
      detail: { property: 'record', values: { seconds: limit.maxSeconds } },
    });
  });

  it('uses the given limit', async () => {
    const short = { ...limit, maxSeconds: 9 };
    await expect(measureTake(take, 'record', short)).rejects.toMatchObject({
      code: 'audio.tooLong',
      detail: { values: { seconds: 9 } },
    });
    await expect(measureTake(take, 'record', { ...limit, maxSeconds: 11 })).resolves.toBeDefined();
  });

  it('refuses other formats and truncated files', async () => {
    await expect(measureTake(Buffer.from('text'), 'record', limit)).rejects.toMatchObject({
      code: 'audio.notMp3',
    });
    await expect(measureTake(take.subarray(0, 9000), 'record', limit)).rejects.toMatchObject({
      code: 'audio.damaged',
    });
  });

  it('makes a preview of 128 kbit/s and of the same length, unless the file is as small', async () => {
    const tone = makeTone([[3, -18]], 44_100, 440);

    for (const channels of [[tone], makeStereo(tone)]) {
      const large = await encodeMp3(channels, 44_100, 320_000, Date.now() + 10_000);
      const { durationMs, preview } = await measureTake(large, 'record', limit);
      const played = await measureTake(preview!, 'record', limit);
      expect(walkMp3(preview!)).toMatchObject({ bitRate: 128, channels: channels.length });
      expect(Math.abs(played.durationMs - durationMs)).toBeLessThan(60);
      expect(played.preview).toBeNull();
    }
  });
});
