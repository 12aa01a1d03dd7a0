import { setTimeout as sleep } from 'node:timers/promises';
import { loadTs } from '../load-ts.mjs';
import { PROJECT_ID, STORAGE_BUCKET } from '../stack/fixed-points.mjs';
import { readUsage, resetUsage } from './emulated.mjs';
import { getMedian } from './median.mjs';

/** Measured days. */
const [FULL, SMALL] = [3, 1];
/** Triggers are done when Firestore gets no request for this long. */
const QUIET_MS = 500;
/** Counts are exact, but a transaction may repeat. */
const TOLERANCE = 1.1;

/** Waits until triggers are done; returns what Firestore charged for. */
const settle = async () => {
  for (let usage = await readUsage(); ;) {
    await sleep(QUIET_MS);
    const later = await readUsage();
    if (later.requests === usage.requests) return later;
    usage = later;
  }
};

/** Measures the busiest operations on agencies of their own. Reads and writes have goals; times depend on the machine. */
export const benchOperations = async ({ isSmall }) => {
  const { useStack, workOneDay } = await loadTs('tests/bench/operations.ts');
  const { GOALS } = await loadTs('tests/bench/goals.ts');
  useStack(PROJECT_ID, STORAGE_BUCKET);

  const measured = new Map();

  const measure = async (name, ask) => {
    await settle();
    await resetUsage();

    const startedAt = performance.now();
    const answer = await ask();
    const took = performance.now() - startedAt;
    if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.error)}`);

    const { reads, writes, deletes } = await settle();
    measured.set(name, [...(measured.get(name) ?? []), [reads, writes + deletes, took]]);

    return answer;
  };

  // The first calls of a stack load code and trigger work late.
  await workOneDay(measure);
  measured.clear();
  for (let day = 0; day < (isSmall ? SMALL : FULL); day += 1) await workOneDay(measure);

  let isWithin = true;

  const rows = [...measured].map(([name, calls]) => {
    const goal = GOALS[name];
    const [reads, writes, took] = [0, 1, 2].map((index) => getMedian(calls.map((call) => call[index])));
    const isOver = reads > goal[0] * TOLERANCE || writes > goal[1] * TOLERANCE;
    if (isOver) isWithin = false;
    return [
      name,
      `${reads} read, ${writes} written, ${Math.round(took)} ms`,
      `${goal[0]} read, ${goal[1]} written${isOver ? ' !' : ''}`,
    ];
  });

  return { rows, isWithin };
};
