/** Window for measuring levels, in seconds. */
const WINDOW_SECONDS = 0.01;
/** Windows per pause: 100 ms. */
const PAUSE_WINDOWS = 10;
/** Levels below this are silence, in dB below full scale. */
const SILENT = -50;
/** Lowest level: 16 bits allow no less. */
const LOWEST = -96;
/** Minimum share of pauses in speech, and their minimum level difference. */
const PAUSES_SHARE = 0.1;
const PAUSE_BELOW = 12;

const decibels = (power: number): number => Math.max(LOWEST, 10 * Math.log10(power));

/** Returns each window's mean square, of the loudest channel. */
const splitWindows = (channels: readonly Float32Array[], size: number): readonly number[] => {
  const count = Math.ceil((channels[0]?.length ?? 0) / size);
  return Array.from({ length: count }, (_, window) =>
    Math.max(
      ...channels.map((samples) => {
        const end = Math.min(samples.length, (window + 1) * size);
        let sum = 0;
        for (let at = window * size; at < end; at += 1) sum += (samples[at] ?? 0) ** 2;
        return sum / (end - window * size);
      }),
    ),
  );
};

const computeNoiseFloor = (windows: readonly number[], loudness: number | null): number | null => {
  const pauses = Array.from({ length: Math.floor(windows.length / PAUSE_WINDOWS) }, (_, at) => {
    const own = windows.slice(at * PAUSE_WINDOWS, (at + 1) * PAUSE_WINDOWS);
    return own.reduce((sum, power) => sum + power, 0) / own.length;
  }).sort((one, other) => one - other);
  const quiet = pauses[Math.floor(pauses.length * PAUSES_SHARE)];
  if (quiet === undefined || loudness === null) return null;
  const floor = decibels(quiet);
  return floor < loudness - PAUSE_BELOW ? floor : null;
};

/** Returns silence at both ends in milliseconds, and the level in pauses; entirely silent when nothing is audible. */
export const findSilences = (
  channels: readonly Float32Array[],
  sampleRate: number,
  loudness: number | null,
): { readonly startMs: number; readonly endMs: number; readonly noiseFloor: number | null } => {
  const windows = splitWindows(channels, Math.round(sampleRate * WINDOW_SECONDS));
  const isHeard = (power: number): boolean => decibels(power) > SILENT;
  const first = windows.findIndex(isHeard);
  const last = windows.findLastIndex(isHeard);
  const total = Math.round(((channels[0]?.length ?? 0) / sampleRate) * 1000);
  if (first === -1) return { startMs: total, endMs: total, noiseFloor: null };
  return {
    startMs: Math.round(first * WINDOW_SECONDS * 1000),
    endMs: Math.max(0, total - Math.round((last + 1) * WINDOW_SECONDS * 1000)),
    noiseFloor: computeNoiseFloor(windows.slice(first, last + 1), loudness),
  };
};
