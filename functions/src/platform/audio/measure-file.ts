import { toHundredths } from '@domain/audio/measure-quality.ts';
import { toDecibels } from '@domain/audio/meters/block.ts';
import { createMeter } from '@domain/audio/meters/meter.ts';
import { createWaveMeter } from '@domain/audio/wave.ts';
import type { DeliveryType } from '@domain/deliveries/deliveries.ts';
import type { FileMeasurement } from '@domain/deliveries/file-measurement.ts';
import { openAudio } from './open-audio.ts';

export interface MeasuredFile {
  readonly measurement: FileMeasurement;
  /** The waveform, one letter per amplitude. */
  readonly peaks: string;
}

/** Thrown when measuring isn't over in time. */
export class MeasuringTooLong extends Error {}

/** Measures an audio file of so many bytes as it arrives, until a time in milliseconds; undefined when it can't be decoded to its end. */
export const measureFile = async (
  type: DeliveryType,
  chunks: AsyncIterable<Uint8Array>,
  size: number,
  endsAt = Infinity,
): Promise<MeasuredFile | undefined> => {
  const stream = await openAudio(type, chunks, size);
  if (!stream) return undefined;

  const { sampleRate, channels, bits } = stream;
  const meter = createMeter(channels, sampleRate);
  const wave = createWaveMeter();

  for await (const block of stream.blocks) {
    if (Date.now() > endsAt) throw new MeasuringTooLong('Measuring the file takes too long');
    meter.add(block);
    wave.add(block);
  }

  const { loudness, peaks, clips, silence } = meter.finish();
  const { frames, powers } = silence;
  if (frames === 0 || frames !== (stream.frames ?? frames)) return undefined;

  const toMs = (frame: number): number => Math.round((frame / sampleRate) * 1000);
  const truePeak = toHundredths(toDecibels(peaks.truePeak));
  const power = powers.reduce((sum, amount) => sum + amount, 0) / channels;

  const measurement = {
    sampleRate,
    bits,
    channels,
    clips,
    truePeak,
    durationMs: toMs(frames),
    bitRate: stream.getBitRate(),
    loudness: toHundredths(loudness),
    truePeakAtMs: truePeak === null ? null : toMs(peaks.at),
    samplePeak: toHundredths(toDecibels(peaks.samplePeak)),
    rms: toHundredths(toDecibels(Math.sqrt(power))),
    noiseFloor: toHundredths(silence.noiseFloor),
    silenceStartMs: silence.startMs,
    silenceEndMs: silence.endMs,
  };

  return { measurement, peaks: wave.finish() };
};
