import { expect, it } from 'vitest';
import type { QualityReport } from '@domain/audio/quality.ts';
import type { FormatText } from '../../i18n/useText.ts';
import { toFigures } from './qualityFigures.ts';

const report: QualityReport = {
  durationMs: 10_000,
  sampleRate: 48_000,
  channels: 2,
  bitRate: 192,
  truePeak: -1,
  clippedSamples: 7,
  clips: [{ atMs: 12_000, samples: 7 }],
  loudness: -19,
  noiseFloor: -70,
  silenceStartMs: 300,
  silenceEndMs: 1200,
  balance: -2.5,
};
const describe: FormatText = (id, values) => `${id} ${JSON.stringify(values ?? {})}`;

it('lists every available figure', () => {
  const reply = new Set<string>();
  const watched = new Proxy(report, {
    get: (target, name) => {
      reply.add(String(name));
      return target[name as keyof QualityReport];
    },
  });
  const figures = toFigures(watched, describe);
  // The player shows the duration, and the advice shows clipping.
  expect([...reply, 'durationMs', 'clips'].sort()).toEqual(Object.keys(report).sort());

  expect(figures).toEqual(
    expect.arrayContaining([
      'demo.figure.clipped {"count":7}',
      'demo.figure.silence {"start":0.3,"end":1.2}',
      'demo.figure.balance {"value":-2.5}',
    ]),
  );
});

it('omits figures without a measurement', () => {
  const mono = toFigures({ ...report, channels: 1, balance: null, noiseFloor: null }, describe).join();
  expect(mono).not.toContain('balance');
  expect(mono).not.toContain('noise');
});
