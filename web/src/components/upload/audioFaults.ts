import { audioLimitValues, type AudioLimit } from '@domain/audio/limits.ts';
import type { ErrorCode } from '@domain/messages/errors.en.ts';

/** What can be wrong with a chosen file; the texts name the limit that it is judged by. */
export type AudioFault =
  | Extract<ErrorCode, `audio.${string}`>
  | `upload.${'unreadable' | 'otherType' | 'sourceTooLarge' | 'notConverted'}`;

export const isAudioFault = (code: string): code is Extract<ErrorCode, `audio.${string}`> =>
  code.startsWith('audio.');

/** What a file that is converted first may weigh, in bytes: a minute at 192 kHz in 32 bits and two channels. */
export const SOURCE_MAX_BYTES = 100 * 1024 * 1024;

/** The limits that texts about a fault name. */
export const faultValues = (limit: AudioLimit) => ({
  ...audioLimitValues(limit),
  sourceMegabytes: SOURCE_MAX_BYTES / 1024 / 1024,
});
