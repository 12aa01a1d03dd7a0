import { availabilityApi } from '@domain/availability/availability.api.ts';
import type { AvailabilityRequestValues } from '@domain/availability/availability.schema.ts';
import type { AvailabilityGrid } from '@domain/availability/grid.ts';
import { call, change } from '../../../lib/http/call.ts';
import { download } from '../../../lib/http/download.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export type OfferedSlots = Pick<AvailabilityRequestValues, 'timeZone' | 'timeRanges'>;

/** Requests slots from talents; returns their number. */
export const requestSlots = async (
  projectId: string,
  values: AvailabilityRequestValues,
  submission: Submission,
): Promise<number> =>
  (await change(availabilityApi['availability.request'], { params: { projectId }, body: values }, submission))
    .length;

/** Offers other slots. */
export const changeSlots = async (id: string, slots: OfferedSlots, submission: Submission): Promise<void> => {
  await change(availabilityApi['availability.update'], { params: { id }, body: slots }, submission);
};

export const cancelRequest = async (id: string, submission: Submission): Promise<void> => {
  await change(availabilityApi['availability.cancel'], { params: { id } }, submission);
};

/** Keeps the booked slot that was to be moved. */
export const keepSlot = async (id: string, submission: Submission): Promise<void> => {
  await change(availabilityApi['availability.keep'], { params: { id } }, submission);
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
