import type { ScheduledEvent } from 'firebase-functions/v2/scheduler';

/**
 * The moment that a scheduled run is for, in milliseconds. In the emulators it is the one that the call names, so that
 * tests can move it; anywhere else it is the present, whatever the call says.
 */
export const momentOf = ({ scheduleTime }: Pick<ScheduledEvent, 'scheduleTime'>): number => {
  const named = process.env['FUNCTIONS_EMULATOR'] === 'true' ? Date.parse(scheduleTime) : NaN;
  return Number.isNaN(named) ? Date.now() : named;
};
