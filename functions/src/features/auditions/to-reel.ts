import { analyseReel } from '@domain/audio/reel/analyse-reel.ts';
import { describeReel } from '@domain/audio/reel/describe-reel.ts';
import { toMono } from '@domain/audio/reel/mono.ts';
import { areTakes } from '@domain/audio/reel/reel.schema.ts';
import type { Reel } from '@domain/audio/reel/reel.ts';
import { readTakes } from '@domain/audio/reel/takes-text.ts';
import type { MeasuredAudio } from '../../platform/sound/measure-take.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Browsers decode a few hundredths of a second more or less. */
const DECODED_APART_MS = 100;

/** Analyses a recording's takes. The talent's own borders win over those found; 422: outside the recording. */
export const toReel = (
  { decoded: { channels, sampleRate }, durationMs }: Pick<MeasuredAudio, 'decoded' | 'durationMs'>,
  correction: string | undefined,
): Reel => {
  const spans = correction === undefined ? undefined : readTakes(correction);
  if (spans && !areTakes(spans, durationMs + DECODED_APART_MS))
    throw new AppError(422, 'audition.takeBorders', { property: 'takes' });

  const analysed = analyseReel(toMono(channels), sampleRate);
  const { takes, slate, findings } = spans
    ? describeReel(
        analysed,
        spans.map(({ startMs, endMs }) => ({ startMs, endMs: Math.min(endMs, durationMs) })),
      )
    : analysed;

  return { takes, ...(slate ? { slate } : {}), findings };
};
