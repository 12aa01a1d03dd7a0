import { LOWEST_LEVEL } from '../audio/quality.ts';
import type { ProfileLimits } from './delivery-profiles.ts';
import type { FileMeasurement, SoundRemark } from './file-measurement.ts';

/** What is worth knowing about a file that isn't a fault. */
export type RemarkName = SoundRemark | 'digitalSilence' | 'heardMono';

/** Returns the remarks on a file, and on how its profile measures it. */
export const findRemarks = (
  { remarks = [], noiseFloor, channels, loudness }: FileMeasurement,
  { expectsRoomTone, isHeardLoudness }: ProfileLimits,
): readonly RemarkName[] => {
  const isDigitalSilence = noiseFloor !== null && noiseFloor <= LOWEST_LEVEL;
  const isMono = channels === 1 && loudness !== null;
  return [
    ...remarks,
    ...(expectsRoomTone && isDigitalSilence ? (['digitalSilence'] as const) : []),
    ...(isHeardLoudness && isMono ? (['heardMono'] as const) : []),
  ];
};
