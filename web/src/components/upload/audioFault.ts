import type { ErrorCode } from '@domain/messages/errors.en.ts';

/** What can be wrong with a chosen file; the texts name the limit that it is judged by. */
export type AudioFault =
  | Extract<ErrorCode, `audio.${string}`>
  | `upload.${'unreadable' | 'otherType' | 'sourceTooLarge' | 'notConverted'}`;

export const isAudioFault = (code: string): code is Extract<ErrorCode, `audio.${string}`> =>
  code.startsWith('audio.');
