/** Round steps: 1, 2, 5, 10 and so on. */
const getStep = (span: number, about: number): number => {
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((amount) => amount * power >= rough) ?? 10;
  return step * power;
};

/** Returns about that many round grid lines from `lowest` (or zero) to `highest`. */
export const getTicks = (lowest: number, highest: number, about = 4): readonly number[] => {
  const [from, to] = [Math.min(0, lowest), Math.max(0, highest)];
  if (from === to) return [0, 1];
  const step = getStep(to - from, about);
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
};

/** Returns a function for a value's height in a plot whose top is the last grid line. */
export const createHeightScale =
  (ticks: readonly number[], height: number) =>
  (value: number): number => {
    const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
    return height - ((value - low) / (high - low)) * height;
  };
