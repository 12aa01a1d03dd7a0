import type { QualityReport } from '@domain/audio/quality.ts';
import type { FormatText } from '../../i18n/useText.ts';

/** Returns a report's figures in engineers' units. The player shows the duration, and the advice shows clipping. */
export const toFigures = (report: QualityReport, text: FormatText): readonly string[] => {
  const { loudness, truePeak, noiseFloor, sampleRate, channels, bitRate, balance } = report;

  return [
    loudness !== null && text('demo.figure.loudness', { value: loudness }),
    truePeak !== null && text('demo.figure.peak', { value: truePeak }),
    noiseFloor !== null && text('demo.figure.noise', { value: noiseFloor }),
    text('demo.figure.sampleRate', { value: sampleRate / 1000 }),
    text(channels === 1 ? 'demo.figure.mono' : 'demo.figure.stereo'),
    text('demo.figure.bitRate', { value: bitRate }),
    text('demo.figure.clipped', { count: report.clippedSamples }),
    text('demo.figure.silence', { start: report.silenceStartMs / 1000, end: report.silenceEndMs / 1000 }),
    balance !== null && text('demo.figure.balance', { value: balance }),
  ].filter((figure) => figure !== false);
};
