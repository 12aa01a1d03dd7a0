import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeTone } from '@domain/audio/tones.fixture.ts';
import { makeWavFile } from '@domain/audio/wav.fixture.ts';
import { measureFile } from './measure-file.ts';
import { toByteSource } from './open-sound.ts';
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
  [-14.2, -2.0, -1.97, -15.17],
  [-17.2, -7.9, -7.91, -21.18],
  [-32.3, -20.0, -19.95, -33.23],
  [-14.2, -2.0, -1.97, -18.18],
] as const;
/** In LU and dB; FFmpeg rounds loudness and true peak to tenths. */
const TOLERANCES = [0.1, 0.2, 0.02, 0.02];

const measure = async (bytes: Uint8Array) =>
  (await measureFile(toByteSource(bytes), Date.now() + 10_000))?.measurement;
const flac = readFileSync(new URL('../../../../tests/fixtures/tone.flac', import.meta.url));
const ID3 = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x0a', 'latin1'), Buffer.alloc(10)]);

// Each file is decoded in a process of its own.
describe('the measurement of a file', { timeout: 30_000 }, () => {
  it('agrees with FFmpeg on tones, noise and speech', async () => {
    const faults: string[] = [];
    for (const [index, { name, channels, ...format }] of makeSignals().entries()) {
      const { loudness, truePeak, samplePeak, rms } = (await measure(makeWavFile(channels, format)))!;
      [loudness, truePeak, samplePeak, rms].forEach((value, position) => {
        const golden = GOLDEN[index]![position]!;
        if (Math.abs((value ?? 99) - golden) > TOLERANCES[position]!)
          faults.push(`${name} at ${format.sampleRate} Hz: ${value}, not ${golden}`);
      });
    }

    expect(faults).toEqual([]);
  });

  it('keeps the peaks of floats above full scale, which aren’t clipped', async () => {
    const loud = makeTone([[1, 4]]);
    const [floats, integers] = [
      await measure(makeWavFile([loud], { bits: 32 })),
      await measure(makeWavFile([loud])),
    ];
    expect([floats?.samplePeak, floats?.clips, floats?.bits]).toEqual([4, [], 32]);
    expect([integers?.samplePeak, integers?.clips.length]).toEqual([0, 1]);
  });

  it('remarks what is odd about a file that players read', async () => {
    const wav = Buffer.from(makeWavFile([makeTone([[0.5, -20]])]));
    const [open, cut] = [Buffer.from(wav), wav.subarray(0, 40_000)];
    open.writeUInt32LE(0, 40);
    const odd = Buffer.from('LIST\x0d\0\0\0INFOISFT\x01\0\0\0e', 'latin1');
    const unpadded = Buffer.concat([wav.subarray(0, 36), odd, wav.subarray(36)]);
    const broken = Buffer.from(flac);
    broken.fill(0x55, 9000, 9100);

    const files = [
      wav,
      open,
      cut,
      unpadded,
      flac,
      Buffer.concat([ID3, flac]),
      flac.subarray(0, -900),
      broken,
    ];
    const found = await Promise.all(files.map(measure));
    expect(found.map((measured) => measured?.remarks)).toEqual([
      [],
      ['notClosed'],
      ['cutOff'],
      ['noPad'],
      [],
      ['tagged'],
      ['cutOff', 'damaged'],
      expect.arrayContaining(['cutOff']),
    ]);
    expect(found.slice(0, 6).every((measured) => measured?.durationMs === 500 || measured === found[2])).toBe(
      true,
    );
  });

  it('is absent for a file without sound, or at an unusual sample rate', async () => {
    const slow = Buffer.from(makeWavFile([new Float32Array(8000)]));
    slow.writeUInt32LE(100, 24);
    const silent = makeWavFile([new Float32Array()]);
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(9000, 7), silent, slow, flac.subarray(0, 20)])
      expect(await measure(bytes)).toBeUndefined();
  });

  it('ends when its time is over', async () => {
    const long = makeWavFile([new Float32Array(3_000_000)]);
    await expect(measureFile(toByteSource(long), Date.now() + 20)).rejects.toMatchObject({ isTooLong: true });
  });
});
