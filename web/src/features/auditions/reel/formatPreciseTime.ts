import { formatClockTime } from '../../../components/waveform/clock.ts';

/** `0:03.4` of 3,400 milliseconds. */
export const formatPreciseTime = (ms: number): string => {
  const tenths = Math.round(ms / 100);
  return `${formatClockTime(Math.floor(tenths / 10))}.${tenths % 10}`;
};
