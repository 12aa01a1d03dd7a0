import { logger } from 'firebase-functions';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { runAs } from '../../service-accounts.ts';
import { toMoment } from './now.ts';
import { SCHEDULES } from './schedules.ts';

const LOCAL = Boolean(process.env['FUNCTIONS_EMULATOR']);

/** A scheduled function of one instance, with the schedules' account. Logs each complete run: an alert notices when they stop. */
export const onClock = (
  name: keyof typeof SCHEDULES,
  options: Omit<ScheduleOptions, 'schedule' | 'maxInstances' | 'serviceAccount'>,
  run: (now: number) => Promise<void>,
) =>
  onSchedule(
    { ...options, schedule: SCHEDULES[name], serviceAccount: runAs('functions-schedules'), maxInstances: 1 },
    async (event) => {
      const startedAt = performance.now();
      await run(toMoment(event));
      if (!LOCAL)
        logger.info('Schedule ran', {
          schedule: name,
          milliseconds: Math.round(performance.now() - startedAt),
        });
    },
  );
