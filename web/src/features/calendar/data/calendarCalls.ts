import { api } from '../../../lib/http/api.ts';
import type { CalendarAddress, OwnBooking } from '@domain/calendar/calendar.api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Current and future bookings, next first. */
export const readBookings = (signal: AbortSignal): Promise<readonly OwnBooking[]> =>
  api.calendar.bookings({ signal });

export const readAddress = (signal: AbortSignal): Promise<CalendarAddress> =>
  api.calendar.address({ signal });

/** Creates a calendar address; the previous one stops working. */
export const makeAddress = (submission: Submission): Promise<CalendarAddress> =>
  api.calendar.newAddress(submission);

export const closeAddress = (submission: Submission): Promise<CalendarAddress> =>
  api.calendar.closeAddress(submission);
