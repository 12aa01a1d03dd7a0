import { calendarApi, type CalendarAddress, type OwnBooking } from '@domain/calendar/calendar.api.ts';
import { call, change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Current and future bookings, next first. */
export const readBookings = (signal: AbortSignal): Promise<readonly OwnBooking[]> =>
  call(calendarApi['calendar.bookings'], {}, { signal });

export const readAddress = (signal: AbortSignal): Promise<CalendarAddress> =>
  call(calendarApi['calendar.address'], {}, { signal });

/** Creates a calendar address; the previous one stops working. */
export const makeAddress = (submission: Submission): Promise<CalendarAddress> =>
  change(calendarApi['calendar.newAddress'], {}, submission);

export const closeAddress = (submission: Submission): Promise<CalendarAddress> =>
  change(calendarApi['calendar.closeAddress'], {}, submission);
