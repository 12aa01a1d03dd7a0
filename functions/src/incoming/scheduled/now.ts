import type { ScheduledEvent } from 'firebase-functions/v2/scheduler';

/** Returns the moment of a scheduled run, in milliseconds. In the emulators it comes from the call, so tests can move it; deployed it is always the present. */
export const toMoment = ({ scheduleTime }: Pick<ScheduledEvent, 'scheduleTime'>): number => {
  const named = process.env['FUNCTIONS_EMULATOR'] === 'true' ? Date.parse(scheduleTime) : NaN;
  return Number.isNaN(named) ? Date.now() : named;
};
