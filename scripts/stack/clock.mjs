import { readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';
import { loadTs } from '../load-ts.mjs';
import { EMULATORS, PROJECT_ID } from './fixed-points.mjs';
import { getNextRun } from './schedule-times.mjs';

/** Time-out of a run in milliseconds: the platform's longest. */
const RUN_MS = 540_000;

/**
 * Runs a scheduled function of this stack for a moment in milliseconds, and waits for it. The Functions emulator leaves schedules to the
 * Pub/Sub emulator, which needs Java, but runs them when called by their internal name, which ends with the number of loads.
 */
const runScheduled = async (name, moment = Date.now()) => {
  const { host, port } = EMULATORS.functions;
  const { region } = JSON.parse(readFileSync(`${ROOT}functions/src/region.json`, 'utf8'));

  const ask = (job) =>
    fetch(`http://${host}:${port}/${PROJECT_ID}/${region}/${job}`, {
      method: 'POST',
      headers: { 'X-CloudScheduler-ScheduleTime': new Date(moment).toISOString() },
      signal: AbortSignal.timeout(RUN_MS),
    });

  let answer = await ask(`${name}-0`);
  if (answer.status === 404) {
    const [, later] = new RegExp(`${region}-(${name}-\\d+)`).exec(await answer.text()) ?? [];
    if (later) answer = await ask(later);
  }

  if (!answer.ok) throw new Error(`The scheduled function ${name} answered ${answer.status}`);
};

/** Runs scheduled functions when due, without overlap. They derive their work from records, so nothing is lost while the clock is off. */
export const startClock = async () => {
  const { SCHEDULES } = await loadTs('functions/src/incoming/scheduled/schedules.ts');
  const timers = new Map();
  let isStopped = false;

  const wait = (name, schedule) => {
    if (isStopped) return;

    const run = async () => {
      try {
        await runScheduled(name);
      } catch (error) {
        if (!isStopped) console.error(error instanceof Error ? error.message : error);
      }
      wait(name, schedule);
    };

    timers.set(name, setTimeout(run, getNextRun(schedule, Date.now()) - Date.now()));
  };

  for (const [name, schedule] of Object.entries(SCHEDULES)) wait(name, schedule);

  return () => {
    isStopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
  };
};
