import { availabilityApi } from '@domain/availability/availability.api.ts';
import type { AvailabilityRequestValues } from '@domain/availability/availability.schema.ts';
import type { AvailabilityGrid } from '@domain/availability/grid.ts';
import { call, change } from '../../../lib/http/call.ts';
import { download } from '../../../lib/http/download.ts';
import type { Press } from '../../../lib/press/presser.ts';

export type OfferedSlots = Pick<AvailabilityRequestValues, 'timeZone' | 'timeRanges'>;

/** Requests slots from talents; returns their number. */
export const requestSlots = async (
  projectId: string,
  values: AvailabilityRequestValues,
  press: Press,
): Promise<number> =>
  (await change(availabilityApi['availability.request'], { params: { projectId }, body: values }, press))
    .length;

/** Offers other slots. */
export const changeSlots = async (id: string, slots: OfferedSlots, press: Press): Promise<void> => {
  await change(availabilityApi['availability.update'], { params: { id }, body: slots }, press);
};

export const cancelRequest = async (id: string, press: Press): Promise<void> => {
  await change(availabilityApi['availability.cancel'], { params: { id } }, press);
};

/** Keeps the booked slot that was to be moved. */
export const keepSlot = async (id: string, press: Press): Promise<void> => {
  await change(availabilityApi['availability.keep'], { params: { id } }, press);
};

/** Downloads the booking's calendar file. */
export const saveBooking = (id: string): Promise<void> =>
  download(availabilityApi['availability.calendar'], {
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
  call(
    availabilityApi['availability.grid'],
    {
      params: { projectId },
      query: {
        castingDemoIds: asked.castingDemoIds.join(','),
        days: asked.days.join(','),
        timeZone: asked.timeZone,
      },
    },
    { signal },
  );
