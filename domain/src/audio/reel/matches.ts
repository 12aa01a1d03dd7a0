import { COEFFICIENTS } from './frames.ts';
import type { Timeline } from './timeline.ts';

/** A piece of speech that is looked for elsewhere: places from the first to before the last. */
export interface Unit {
  readonly from: number;
  readonly to: number;
}

/** The best place for a unit's end, for each end. */
export interface Match {
  /** Mean distance along the path, relative to the unit's usual one: below `SAME`, the words are the same. */
  readonly costs: Float32Array;
  /** First place of the path that ends there. */
  readonly begins: Int32Array;
}

/** Longest unit, in places: 1.2 seconds. */
const UNIT_MAX = 60;
/** Percentile of a unit's costs that counts as unrelated speech. */
const USUAL_SHARE = 0.5;

/** Cuts stretches of speech into equal pieces of at most `UNIT_MAX` places. */
export const toUnits = ({ starts }: Timeline): readonly Unit[] =>
  starts.slice(0, -1).flatMap((start, run) => {
    const length = (starts[run + 1] ?? start) - start;
    const count = Math.max(1, Math.ceil(length / UNIT_MAX));
    return Array.from({ length: count }, (_, piece) => ({
      from: start + Math.round((length * piece) / count),
      to: start + Math.round((length * (piece + 1)) / count),
    }));
  });

const computeDistances = ({ features, length }: Timeline, place: number, row: Float32Array): void => {
  const start = place * COEFFICIENTS;
  for (let frame = 0, index = 0; frame < length; frame += 1) {
    let sum = 0;
    for (let order = 0; order < COEFFICIENTS; order += 1, index += 1) {
      const difference = (features[start + order] ?? 0) - (features[index] ?? 0);
      sum += difference * difference;
    }
    row[frame] = Math.sqrt(sum);
  }
};

/**
 * Looks for a unit along the whole timeline by dynamic time warping with free ends: the path may be half to
 * twice as long as the unit.
 */
export const matchUnit = (timeline: Timeline, { from, to }: Unit): Match => {
  const { length } = timeline;
  const makeRow = () => new Float32Array(length).fill(Infinity);
  let [current, before, costs, last, older] = [makeRow(), makeRow(), makeRow(), makeRow(), makeRow()];
  let [begins, lastBegins, olderBegins] = [1, 2, 3].map(() => new Int32Array(length)) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];

  for (let place = from; place < to; place += 1) {
    [current, before] = [before, current];
    computeDistances(timeline, place, current);

    for (let index = 0; index < length; index += 1) {
      const here = current[index] ?? 0;
      if (place === from) {
        costs[index] = here;
        begins[index] = index;
        continue;
      }

      // One step in both; two places here for one there, or one here for two there.
      let best = index > 0 ? (last[index - 1] ?? Infinity) + here : Infinity;
      let begin = lastBegins[index - 1] ?? 0;
      const slower = index > 1 ? (last[index - 2] ?? Infinity) + here : Infinity;
      if (slower < best) [best, begin] = [slower, lastBegins[index - 2] ?? 0];

      const faster =
        index > 0 && place > from + 1
          ? (older[index - 1] ?? Infinity) + (before[index] ?? 0) + here
          : Infinity;
      if (faster < best) [best, begin] = [faster, olderBegins[index - 1] ?? 0];
      costs[index] = best;
      begins[index] = begin;
    }

    [costs, last, older] = [older, costs, last];
    [begins, lastBegins, olderBegins] = [olderBegins, begins, lastBegins];
  }

  const usual = Float32Array.from(last.filter(Number.isFinite)).sort();
  const scale = usual[Math.floor(usual.length * USUAL_SHARE)] ?? 1;

  return { costs: last.map((cost) => cost / scale), begins: lastBegins };
};
