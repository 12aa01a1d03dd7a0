import type { calendarApi } from '@domain/calendar/calendar.api.ts';
import type { Operations } from '../../work/operation.ts';
import { closeAddress, createAddress, showAddress } from './address.ts';
import { showFeed } from './show-feed.ts';
import { listOwnBookings } from './list-own-bookings.ts';

export const calendar: Operations<keyof typeof calendarApi> = {
  'calendar.address': showAddress,
  'calendar.bookings': listOwnBookings,
  'calendar.closeAddress': closeAddress,
  'calendar.feed': showFeed,
  'calendar.newAddress': createAddress,
};
