import type { AvailabilityRequestValues } from '@domain/availability/availability.schema.ts';
import type { AvailabilityGrid } from '@domain/availability/grid.ts';
import { api } from '../../../lib/http/api.ts';
import { download } from '../../../lib/http/download.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export type OfferedSlots = Pick<AvailabilityRequestValues, 'timeZone' | 'timeRanges'>;

/** Requests slots from talents; returns their number. */
export const requestSlots = async (
  projectId: string,
  values: AvailabilityRequestValues,
  submission: Submission,
): Promise<number> => (await api.availability.request({ projectId }, values, submission)).length;

/** Offers other slots. */
export const changeSlots = async (id: string, slots: OfferedSlots, submission: Submission): Promise<void> => {
  await api.availability.update({ id }, slots, submission);
};

export const cancelRequest = async (id: string, submission: Submission): Promise<void> => {
  await api.availability.cancel({ id }, submission);
};

/** Keeps the booked slot that was to be moved. */
export const keepSlot = async (id: string, submission: Submission): Promise<void> => {
  await api.availability.keep({ id }, submission);
};

/** Downloads the booking's calendar file. */
export const saveBooking = (id: string): Promise<void> =>
  download(api.availability.calendar, {
    name: 'booking.ics',
    params: { id },
    signal: new AbortController().signal,
    onBytes: () => undefined,
  });

export const readGrid = (
  projectId: string,
  asked: {
    readonly castingDemoIds: readonly string[];
    readonly days: readonly string[];
    readonly timeZone: string;
  },
  signal: AbortSignal,
): Promise<AvailabilityGrid> =>
  api.availability.grid(
    { projectId },
    {
      castingDemoIds: asked.castingDemoIds.join(','),
      days: asked.days.join(','),
      timeZone: asked.timeZone,
    },
    { signal },
  );
