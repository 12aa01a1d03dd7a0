const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Returns the next run of a schedule, in milliseconds: `every 5 minutes` from midnight, or `every day 03:30` in UTC. Throws for others. */
export const getNextRun = (schedule, moment) => {
  const minutes = Number(/^every (\d+) minutes$/.exec(schedule)?.[1]);
  const [hour, minute] = (/^every day (\d\d):(\d\d)$/.exec(schedule) ?? []).slice(1).map(Number);
  const [step, offset] =
    minutes > 0
      ? [minutes * MINUTE_MS, 0]
      : hour < 24 && minute < 60
        ? [DAY_MS, (hour * 60 + minute) * MINUTE_MS]
        : [NaN, NaN];
  if (Number.isNaN(step)) throw new Error(`The stack's clock does not understand “${schedule}”`);

  return (Math.floor((moment - offset) / step) + 1) * step + offset;
};
