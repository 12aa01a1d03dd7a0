import { DateTime } from 'luxon';
import { moveTo } from '../clock.mjs';
import { pickBetween } from '../random.mjs';
import { SHOWCASE_NOW } from '../load.mjs';

/** The zone of the story's agency. */
export const ZONE = 'Europe/Madrid';

const isWeekend = (day) => ((day % 7) + 7) % 7 > 4;

/** Returns the day some working days after another, both relative to the showcase's Monday. */
export const getWorkDay = (day, steps = 0) => {
  let reached = day;
  while (isWeekend(reached)) reached += 1;
  for (let step = 0; step < steps; step += 1) {
    reached += 1;
    while (isWeekend(reached)) reached += 1;
  }
  return reached;
};

/** Returns a moment in working hours, by days from the showcase's Monday; weekends become Mondays. */
export const getWorkHour = (day, hour = pickBetween(9, 17)) =>
  DateTime.fromMillis(SHOWCASE_NOW, { zone: ZONE })
    .startOf('day')
    .plus({ days: getWorkDay(day) })
    .set({ hour, minute: pickBetween(0, 59) })
    .toMillis();

/** Returns a day by its distance from the showcase's Monday, `YYYY-MM-DD`. */
export const getDay = (days) =>
  DateTime.fromMillis(SHOWCASE_NOW, { zone: ZONE })
    .plus({ days: Math.round(days) })
    .toFormat('yyyy-MM-dd');

/** Scheduled actions: `at` adds one, `playUntil` runs all that are due. */
export const makeTimeline = () => {
  const due = [];
  let added = 0;

  const schedule = (moment, act) => {
    due.push({ moment, order: (added += 1), act });
    due.sort((a, b) => a.moment - b.moment || a.order - b.order);
  };

  const playUntil = async (end) => {
    while (due.length > 0 && due[0].moment <= end) {
      const { moment, act } = due.shift();
      moveTo(moment);
      await act();
    }
    moveTo(end);
  };

  return { at: schedule, playUntil };
};
