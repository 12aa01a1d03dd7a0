import type { Span } from './slot-times.ts';

/** Returns the time that slots cover together; undefined if there is a break between them, or no slot. */
export const joinSlots = (slots: readonly Span[]): Span | undefined => {
  const [first, ...spans] = [...slots].sort((a, b) => a.from - b.from);
  return spans.reduce<Span | undefined>(
    (whole, { from, to }) =>
      whole && from <= whole.to ? { from: whole.from, to: Math.max(whole.to, to) } : undefined,
    first,
  );
};
