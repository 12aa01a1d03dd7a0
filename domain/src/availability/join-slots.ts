import type { Span } from './slot-times.ts';

/** Returns the time that slots cover together; undefined if there is a break between them, or no slot. */
export const joinSlots = (slots: readonly Span[]): Span | undefined => {
  const [first, ...others] = [...slots].sort((one, other) => one.from - other.from);
  return others.reduce<Span | undefined>(
    (whole, { from, to }) =>
      whole && from <= whole.to ? { from: whole.from, to: Math.max(whole.to, to) } : undefined,
    first,
  );
};
