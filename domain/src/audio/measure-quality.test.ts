import { describe, expect, it } from 'vitest';
import { getFindings } from './findings.ts';
import { measureQuality } from './measure-quality.ts';
import { getLevel, type QualityReport } from './quality.ts';
import { makeStereo, makeTone, type TonePart } from './tones.fixture.ts';
import { createPeakMeter } from './meters/true-peak.ts';

const RATE = 48_000;
const measure = (channels: readonly Float32Array[], sampleRate = RATE, bitRate = 192): QualityReport =>
  measureQuality({ channels, sampleRate, bitRate });
const measureTruePeak = (samples: Float32Array): number => {
  const meter = createPeakMeter(1);
  meter.add([samples]);
  return meter.finish().truePeak;
};
const listCodes = (report: QualityReport): readonly string[] => getFindings(report).map(({ code }) => code);

/** Speech-like test signal: a second of sound, a noisy pause, repeated. */
const makeSpeech = (level: number, noise: number | null, seconds = 10): Float32Array =>
  makeTone(Array.from({ length: seconds }, (_, index): TonePart => [0.5, index % 2 === 0 ? level : noise]));

describe('the true peak', () => {
  it('is found between the samples', () => {
    // A quarter of the rate, an eighth of a turn late: every sample is 3 dB below the wave's own peak.
    const samples = Float32Array.from({ length: RATE }, (_, index) =>
      Math.sin((Math.PI / 2) * index + Math.PI / 4),
    );
    expect(Math.max(...samples.subarray(0, 4))).toBeCloseTo(Math.SQRT1_2, 5);
    expect(20 * Math.log10(measureTruePeak(samples.subarray(100, 2100)))).toBeCloseTo(0, 0);
  });

  it('is that of the busiest stretch, regardless of quieter ones around it', () => {
    const samples = makeTone([
      [1, -40],
      [0.1, -6],
      [1, -40],
    ]);
    expect(20 * Math.log10(measureTruePeak(samples))).toBeCloseTo(-6, 1);
  });

  it('of silence is undefined', () => {
    expect(measure(makeStereo(makeTone([[1, null]]))).truePeak).toBeNull();
  });
});

describe('a report', () => {
  it('of a good recording finds nothing', () => {
    const report = measure(makeStereo(makeSpeech(-16, -70)));
    expect(listCodes(report)).toEqual([]);

    expect(report).toMatchObject({
      durationMs: 5000,
      sampleRate: RATE,
      channels: 2,
      bitRate: 192,
      balance: 0,
    });

    expect(report.noiseFloor).toBeCloseTo(-73, 0);
    expect(report.truePeak).toBeCloseTo(-16, 1);
  });

  it('reports where samples clip, and by how much to lower the gain', () => {
    const samples = makeTone([[24, -12]]);
    for (let index = 12 * RATE; index < 12 * RATE + 4000; index += 1)
      samples[index] = Math.max(-1, Math.min(1, (samples[index] ?? 0) * 10));
    const report = measure(makeStereo(samples));
    const [clip] = report.clips;
    expect(report.clips).toHaveLength(1);
    expect(Math.abs((clip?.atMs ?? 0) - 12_000)).toBeLessThan(5);
    expect(report.clippedSamples).toBeGreaterThan(100);
    expect(getFindings(report)[0]).toEqual({ code: 'clipping', atMs: clip?.atMs, decibels: 3 });
  });

  it('does not report two samples at full scale as clipping', () => {
    const samples = makeTone([[2, -12]]);
    samples[RATE] = 1;
    expect(measure([samples]).clips).toEqual([]);
  });

  it('merges clipped passages within half a second, and separates others', () => {
    const samples = makeTone([[4, -12]]);
    const cut = (from: number) => samples.fill(1, from, from + 10);
    cut(RATE);
    cut(RATE + RATE / 4);
    cut(3 * RATE);
    expect(measure([samples]).clips).toEqual([
      { atMs: 1000, samples: 20 },
      { atMs: 3000, samples: 10 },
    ]);
  });

  it.each<[string, readonly Float32Array[]]>([
    ['tooQuiet', makeStereo(makeSpeech(-36, -90))],
    ['tooLoud', makeStereo(makeSpeech(-3, -70))],
    ['noisy', makeStereo(makeSpeech(-16, -40))],
    ['oneSided', [makeSpeech(-16, -70), makeSpeech(-40, -90)]],
    [
      'silenceStart',
      makeStereo(
        makeTone([
          [1.2, null],
          [3, -18],
        ]),
      ),
    ],
    [
      'silenceEnd',
      makeStereo(
        makeTone([
          [3, -18],
          [1.5, null],
        ]),
      ),
    ],
    ['silent', makeStereo(makeTone([[3, null]]))],
  ])('finds %s, and nothing else', (code, channels) => {
    expect(listCodes(measure(channels))).toEqual([code]);
  });

  it('reports the lengths of silence and a target level in round figures', () => {
    const late = makeTone([
      [1.2, null],
      [3, -18],
    ]);
    expect(getFindings(measure(makeStereo(late)))).toEqual([{ code: 'silenceStart', seconds: 1.2 }]);
    const quiet = measure(makeStereo(makeTone([[3, -36]])));
    expect(getFindings(quiet)).toEqual([{ code: 'tooQuiet', loudness: -36, decibels: 16 }]);
  });

  it("uses the container's rates, per channel", () => {
    const low = measure([makeTone([[3, -18]], 22_050)], 22_050, 24);
    expect(getFindings(low)).toEqual([
      { code: 'lowSampleRate', kilohertz: 22.1 },
      { code: 'lowBitRate', kilobits: 24, wanted: 64 },
    ]);
    expect(listCodes(measure([makeTone([[3, -18]])], RATE, 64))).toEqual([]);
    expect(listCodes(measure(makeStereo(makeTone([[3, -18]])), RATE, 96))).toEqual(['lowBitRate']);
  });

  it('has no noise floor without a pause', () => {
    expect(measure(makeStereo(makeTone([[3, -18]]))).noiseFloor).toBeNull();
  });

  it('of an empty recording is silence', () => {
    expect(listCodes(measure([new Float32Array()]))).toEqual(['silent']);
  });
});

describe('the playback level', () => {
  it('of a mono recording is that of two loudspeakers that play it', () => {
    const samples = makeTone([[5, -20]]);
    const [mono, both] = [getLevel(measure([samples])), getLevel(measure(makeStereo(samples)))];
    expect(mono?.loudness).toBeCloseTo(-20, 1);
    expect(both?.loudness).toBeCloseTo(-20, 1);
  });

  it('is undefined for silence', () => {
    expect(getLevel(measure([makeTone([[2, null]])]))).toBeNull();
  });
});
