import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { splitIntoChunks, makeWavFile } from '@domain/audio/pcm/wav.fixture.ts';
import { measureFile } from './measure-file.ts';
import { makeSignals } from './signals.fixture.ts';

/** LUFS and dBTP of FFmpeg 5.1's `ebur128=peak=true`, peak and RMS in dBFS of its `astats`; in the order of the signals. */
const GOLDEN = [
  [-21.0, -18.0, -18.0, -21.01],
  [-6.7, -6.0, -6.0, -9.01],
  [-2.7, -3.0, -3.0, -6.01],
  [-0.7, -1.0, -1.0, -4.07],
  [-23.6, -23.0, -23.0, -28.81],
  [-13.0, -7.1, -12.02, -19.16],
  [-13.6, -7.0, -12.0, -16.77],
  [-7.5, -3.8, -9.0, -13.76],
  [-14.0, -1.9, -1.89, -15.05],
  [-17.0, -7.9, -7.91, -21.07],
  [-32.1, -20.0, -19.95, -33.11],
  [-14.0, -1.9, -1.89, -18.06],
] as const;
/** In LU and dB; FFmpeg rounds loudness and true peak to tenths. */
const TOLERANCES = [0.1, 0.2, 0.02, 0.02];

const readFixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../../tests/fixtures/${name}`, import.meta.url));

describe('the measurement of a file', () => {
  it('agrees with FFmpeg on tones, noise and speech', async () => {
    const faults: string[] = [];
    for (const [index, { name, channels, ...format }] of makeSignals().entries()) {
      const file = makeWavFile(channels, format);
      const measured = await measureFile('audio/wav', splitIntoChunks(file, 65_536), file.length);
      const { loudness, truePeak, samplePeak, rms } = measured!.measurement;
      [loudness, truePeak, samplePeak, rms].forEach((value, position) => {
        const golden = GOLDEN[index]![position]!;
        if (Math.abs((value ?? 99) - golden) > TOLERANCES[position]!)
          faults.push(`${name} at ${format.sampleRate} Hz: ${value}, not ${golden}`);
      });
    }

    expect(faults).toEqual([]);
  });

  it('reads an MP3 as a stream, with its bit rates', async () => {
    const bytes = readFixture('take.mp3');
    for (const size of [333, 65_536]) {
      const measured = await measureFile('audio/mpeg', splitIntoChunks(bytes, size), bytes.length);
      expect(measured?.measurement).toMatchObject({ bits: null, channels: 1 });
      expect(measured?.measurement.bitRate).toEqual({ lowest: 32, highest: 32 });
    }
  });

  it('reads a FLAC to its end, and rejects a damaged one', async () => {
    const flac = readFixture('tone.flac');
    const measured = await measureFile('audio/flac', splitIntoChunks(flac, 1000), flac.length);
    expect(measured?.measurement).toMatchObject({
      bits: 24,
      channels: 2,
      sampleRate: 48_000,
      durationMs: 500,
    });

    expect(measured?.measurement.truePeak).toBeCloseTo(-21, 0);

    const cut = flac.subarray(0, flac.length - 900);
    expect(await measureFile('audio/flac', splitIntoChunks(cut, 1000), cut.length)).toBeUndefined();

    const broken = Buffer.concat([flac.subarray(0, 20), Buffer.alloc(5000, 3)]);
    expect(await measureFile('audio/flac', splitIntoChunks(broken, 1000), broken.length)).toBeUndefined();
  });

  it('rejects an unusual sample rate', async () => {
    const wav = Buffer.from(makeWavFile([new Float32Array(8000)]));
    wav.writeUInt32LE(100, 24);
    expect(await measureFile('audio/wav', splitIntoChunks(wav, 1000), wav.length)).toBeUndefined();
    const flac = readFixture('tone.flac');
    flac.writeUIntBE((1 << 4) | (flac[20]! & 0xf), 18, 3);
    expect(await measureFile('audio/flac', splitIntoChunks(flac, 1000), flac.length)).toBeUndefined();
  });

  it('is absent for a file without sound', async () => {
    for (const type of ['audio/wav', 'audio/aiff', 'audio/flac', 'audio/mpeg'] as const)
      for (const bytes of [
        Buffer.alloc(0),
        Buffer.alloc(9000, 7),
        Buffer.from(makeWavFile([new Float32Array()])),
      ])
        expect(await measureFile(type, splitIntoChunks(bytes, 100), bytes.length)).toBeUndefined();
  });
});
