import { getAudioLimitValues, type AudioLimit } from '@domain/audio/limits.ts';
import type { ErrorCode } from '@domain/messages/errors.en.ts';

/** Faults of a chosen file; their texts contain the limits. */
export type AudioFault =
  | Extract<ErrorCode, `audio.${string}`>
  | `upload.${'unreadable' | 'otherType' | 'sourceTooLarge' | 'notConverted'}`;

export const isAudioFault = (code: string): code is Extract<ErrorCode, `audio.${string}`> =>
  code.startsWith('audio.');

/** Maximum bytes of a file to convert: one minute of 192 kHz, 32 bits, stereo. */
export const SOURCE_MAX_BYTES = 100 * 1024 * 1024;

/** Returns the limits for the text of a fault. */
export const getFaultValues = (limit: AudioLimit) => ({
  ...getAudioLimitValues(limit),
  sourceMegabytes: SOURCE_MAX_BYTES / 1024 / 1024,
});
