import { analyseReel, describeReel } from '@domain/audio/reel/analyse-reel.ts';
import { toMono } from '@domain/audio/reel/mono.ts';
import { areTakes, readTakes } from '@domain/audio/reel/reel.schema.ts';
import type { Reel } from '@domain/audio/reel/reel.ts';
import type { MeasuredAudio } from '../../platform/audio/measure-mp3.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Analyses a recording's takes. The talent's own borders win over those found; 422: outside the recording. */
export const toReel = (
  { decoded: { channels, sampleRate }, durationMs }: Pick<MeasuredAudio, 'decoded' | 'durationMs'>,
  own: string | undefined,
): Reel => {
  const given = own === undefined ? undefined : readTakes(own);
  if (given && !areTakes(given, durationMs))
    throw new AppError(422, 'audition.takeBorders', { property: 'takes' });
  const analysed = analyseReel(toMono(channels), sampleRate);
  const { takes, slate, findings } = given ? describeReel(analysed, given) : analysed;
  return { takes, ...(slate ? { slate } : {}), findings };
};
