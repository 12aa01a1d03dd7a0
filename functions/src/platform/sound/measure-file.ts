import { toHundredths } from '@domain/audio/measure-quality.ts';
import { toDecibels } from '@domain/audio/meters/block.ts';
import { createMeter } from '@domain/audio/meters/meter.ts';
import { createWaveMeter } from '@domain/audio/wave.ts';
import type { FileMeasurement } from '@domain/deliveries/file-measurement.ts';
import { findRemarks } from './find-remarks.ts';
import { openSound, type ByteSource } from './open-sound.ts';
import { padChunks } from './riff.ts';

export interface MeasuredFile {
  readonly measurement: FileMeasurement;
  /** The waveform, one letter per amplitude. */
  readonly peaks: string;
}

/** Measures an audio file until a time in milliseconds; undefined when it has no sound that can be read. */
export const measureFile = async (source: ByteSource, endsAt: number): Promise<MeasuredFile | undefined> => {
  const sound = await openSound(await padChunks(source), { endsAt });
  if (!sound) return undefined;

  const { sampleRate, channels, bits, isFloat } = sound.format;
  const meter = createMeter(channels, sampleRate);
  const wave = createWaveMeter();

  for await (const block of sound.blocks) {
    meter.add(block);
    wave.add(block);
  }

  const { loudness, peaks, clips, silence } = meter.finish();
  const { frames, powers } = silence;
  if (frames === 0) return undefined;

  const toMs = (frame: number): number => Math.round((frame / sampleRate) * 1000);
  const truePeak = toHundredths(toDecibels(peaks.truePeak));
  const power = powers.reduce((sum, amount) => sum + amount, 0) / channels;

  const measurement = {
    sampleRate,
    bits,
    channels,
    // Floats above full scale aren't clipped before their bits are reduced.
    clips: isFloat && peaks.samplePeak > 1 ? [] : clips,
    truePeak,
    durationMs: toMs(frames),
    bitRate: sound.getEnd().bitRate,
    loudness: toHundredths(loudness),
    truePeakAtMs: truePeak === null ? null : toMs(peaks.at),
    samplePeak: toHundredths(toDecibels(peaks.samplePeak)),
    rms: toHundredths(toDecibels(Math.sqrt(power))),
    noiseFloor: toHundredths(silence.noiseFloor),
    silenceStartMs: silence.startMs,
    silenceEndMs: silence.endMs,
    remarks: await findRemarks(source, sound.format, sound.getEnd()),
  };

  return { measurement, peaks: wave.finish() };
};
