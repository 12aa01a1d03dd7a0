/** How long, in seconds, and how large, in bytes, an MP3 may be. */
export interface AudioLimit {
  readonly maxSeconds: number;
  readonly maxBytes: number;
}

const MEGABYTE = 1024 * 1024;

/**
 * What each kind of recording may be at most. A minute at 320 kbit/s is 2.4 MB; the rest is room for cover pictures. All
 * that names one of these numbers takes it from here, texts through `audioLimitValues`.
 */
export const AUDIO_LIMITS = {
  demo: { maxSeconds: 60, maxBytes: 10 * MEGABYTE },
  audition: { maxSeconds: 60, maxBytes: 10 * MEGABYTE },
} as const satisfies Readonly<Record<string, AudioLimit>>;

/** The largest file that any upload takes, in bytes. */
export const AUDIO_MAX_BYTES = Math.max(...Object.values(AUDIO_LIMITS).map(({ maxBytes }) => maxBytes));

/** Encoders pad a recording by a few frames: one of exactly the allowed length passes. In seconds. */
const ENCODER_PADDING_SECONDS = 0.2;

/** Whether a recording is longer than its limit; the page and the API decide it alike. */
export const isTooLong = (seconds: number, { maxSeconds }: Pick<AudioLimit, 'maxSeconds'>): boolean =>
  seconds > maxSeconds + ENCODER_PADDING_SECONDS;

/** A limit as texts name it: `{seconds}` and `{megabytes}`. */
export const audioLimitValues = ({
  maxSeconds,
  maxBytes,
}: AudioLimit): { readonly seconds: number; readonly megabytes: number } => ({
  seconds: maxSeconds,
  megabytes: Math.floor(maxBytes / MEGABYTE),
});
