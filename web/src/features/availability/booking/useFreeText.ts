import type { AvailabilityGrid, GridSlot } from '@domain/availability/grid.ts';
import { useText } from '../../../i18n/useText.ts';

/** Describes a slot: free talents, reasons of the others where visible, and engineers. */
export const useFreeText = (): ((slot: GridSlot, grid: AvailabilityGrid) => readonly string[]) => {
  const text = useText();

  return ({ free, taken, engineers }, { talents, engineers: all }) => {
    const reasons = taken
      ? (['away', 'held', 'booked'] as const).flatMap((reason) =>
          taken[reason] > 0 ? [text(`booking.${reason}`, { count: taken[reason] })] : [],
        )
      : [];

    return [
      text(free === talents ? 'booking.free' : 'booking.notFree', { free, talents }),
      ...reasons,
      ...(all > 0 ? [text('booking.engineers', { count: engineers })] : []),
    ];
  };
};
