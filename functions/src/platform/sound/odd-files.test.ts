import { expect, it } from 'vitest';
import { getPlayerSeconds } from '@domain/audio/frame-count.ts';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { AppError } from '../errors/app-error.ts';
import { measureFile } from './measure-file.ts';
import { measureTake } from './measure-take.ts';
import { makeOddFiles } from './odd-files.fixture.ts';
import RECORDED from './odd-files.json' with { type: 'json' };
import { toByteSource } from './open-sound.ts';

const files = Object.entries(makeOddFiles());
const recorded = new Map(Object.entries(RECORDED));
/** Each file is decoded in a process of its own. */
const TIME_MS = 30_000;
/** An MP3's padding and the end of an M4A differ between versions of FFmpeg, in milliseconds. */
const APART_MS = 60;

it(
  'agrees on odd files with what FFmpeg’s and SoX’s commands found',
  async () => {
    const differences: string[] = [];
    for (const [name, bytes] of files) {
      const measurement = (await measureFile(toByteSource(bytes), Date.now() + 10_000))?.measurement;
      const { ffmpeg, sox } = recorded.get(name)!;
      const [rate = 0, channels = 0, durationMs = 0, peak = 0] = ffmpeg ?? [];
      const isSame = measurement
        ? ffmpeg !== null &&
          [measurement.sampleRate, measurement.channels].join() === [rate, channels].join() &&
          Math.abs(measurement.durationMs - durationMs) <= (sox === null ? APART_MS : 1) &&
          Math.abs((measurement.samplePeak ?? 0) - peak) <= 0.06
        : ffmpeg === null;
      // SoX believes a header that is wrong.
      const isSound = sox === null || measurement?.remarks?.some((remark) => remark !== 'g711');
      if (!isSame || (!isSound && Math.abs((sox / rate) * 1000 - (measurement?.durationMs ?? 0)) > 1))
        differences.push(
          `${name}: ${JSON.stringify(measurement)}, not ${JSON.stringify(recorded.get(name))}`,
        );
    }

    expect([files.length, differences]).toEqual([47, []]);
  },
  TIME_MS,
);

it(
  'measures MP3s with any tags as takes, of the length that players show',
  async () => {
    const differences: string[] = [];
    for (const [name, bytes] of files) {
      const take = await measureTake(bytes, 'record', AUDIO_LIMITS.audition).catch((error: unknown) => {
        if (error instanceof AppError) return error;
        throw error;
      });
      const durationMs = recorded.get(name)?.ffmpeg?.[2] ?? 0;
      const isTake = name.endsWith('.mp3') && durationMs > 0;
      const isSame =
        take instanceof AppError
          ? !isTake && take.code === 'audio.notMp3'
          : isTake &&
            [take.durationMs, getPlayerSeconds(take.file) * 1000].every(
              (found) => Math.abs(found - durationMs) <= APART_MS,
            );
      if (!isSame)
        differences.push(
          `${name}: ${take instanceof AppError ? take.code : take.durationMs}, not ${durationMs}`,
        );
    }

    expect(differences).toEqual([]);
  },
  TIME_MS,
);
