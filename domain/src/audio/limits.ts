/** Maximum duration in seconds and size in bytes of an MP3. */
export interface AudioLimit {
  readonly maxSeconds: number;
  readonly maxBytes: number;
}

const MEGABYTE = 1024 * 1024;

/**
 * Limits per kind of recording. A minute at 320 kbit/s is 2.4 MB; the remainder is for cover images.
 * The single source of these numbers, for texts through `getAudioLimitValues`.
 */
export const AUDIO_LIMITS = {
  demo: { maxSeconds: 60, maxBytes: 10 * MEGABYTE },
  audition: { maxSeconds: 60, maxBytes: 10 * MEGABYTE },
  reference: { maxSeconds: 60, maxBytes: 10 * MEGABYTE },
} as const satisfies Readonly<Record<string, AudioLimit>>;

/** Maximum size of any audio upload, in bytes. */
export const AUDIO_MAX_BYTES = Math.max(...Object.values(AUDIO_LIMITS).map(({ maxBytes }) => maxBytes));

/** Encoder padding: a recording of exactly the maximum passes. In seconds. */
const ENCODER_PADDING_SECONDS = 0.2;

/** Returns whether a recording exceeds its limit, identically in page and API. */
export const isTooLong = (seconds: number, { maxSeconds }: Pick<AudioLimit, 'maxSeconds'>): boolean =>
  seconds > maxSeconds + ENCODER_PADDING_SECONDS;

/** Returns a limit's text values: `{seconds}` and `{megabytes}`. */
export const getAudioLimitValues = ({
  maxSeconds,
  maxBytes,
}: AudioLimit): { readonly seconds: number; readonly megabytes: number } => ({
  seconds: maxSeconds,
  megabytes: Math.floor(maxBytes / MEGABYTE),
});
