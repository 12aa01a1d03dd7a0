import { DateTime, type Zone } from 'luxon';
import { messageId, text } from '../messages/yup.ts';

const FIRST_BIRTHDAY = '1900-01-01';
/** Furthest deadline that is taken, in years from now. */
const DEADLINE_YEARS = 2;

/** A date may be left out, and not be empty. */
const date = () => text().min(1, messageId('validation.required'));
const isAbsent = (value: string | null | undefined): value is '' | null | undefined =>
  value === undefined || value === null || value === '';

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && DateTime.fromISO(value, { zone: 'utc' }).isValid;

/** A day of the calendar as `YYYY-MM-DD`, in no zone. */
export const calendarDay = () =>
  date().test('day', messageId('validation.date'), (value) => isAbsent(value) || isDay(value));

/** A day to plan for: today is over nowhere on earth before it begins. */
export const futureDay = () =>
  calendarDay().test('after today', messageId('validation.deadlinePast'), (value) => {
    if (isAbsent(value) || !isDay(value)) return true;
    return value > DateTime.utc().minus({ hours: 12 }).toISODate();
  });

/** A plausible birth date that has begun somewhere on earth. */
export const dateOfBirth = () =>
  calendarDay().test('born', messageId('validation.dateOfBirth'), (value) => {
    if (isAbsent(value) || !isDay(value)) return true;
    const today = DateTime.utc().plus({ hours: 14 }).toISODate();
    return value >= FIRST_BIRTHDAY && value <= today;
  });

const getInstant = (value: string): DateTime => DateTime.fromISO(value, { setZone: true });
/** Whether a text is a moment in ISO 8601 with its offset. */
export const isInstant = (value: string): boolean =>
  /T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(value) && getInstant(value).isValid;

/** A moment in ISO 8601 with its offset. */
export const timestamp = () =>
  date()
    .max(40)
    .test('instant', messageId('validation.date'), (value) => isAbsent(value) || isInstant(value));

/** Within two years. */
const isInReach = (value: string | null | undefined): boolean =>
  isAbsent(value) || !isInstant(value) || getInstant(value) < DateTime.now().plus({ years: DEADLINE_YEARS });

/** A moment that is still to come, today's included, and not beyond two years. */
export const futureMoment = () =>
  timestamp()
    .test('to come', messageId('validation.momentPast'), (value) => {
      if (isAbsent(value) || !isInstant(value)) return true;
      return getInstant(value) > DateTime.now();
    })
    .test('in reach', messageId('validation.deadlineFar'), isInReach);

const isAfterToday = (moment: DateTime, zone: string | Zone): boolean =>
  moment > DateTime.now().setZone(zone).endOf('day');

/**
 * Whether a moment is after today where it was written. A moment has only an offset: the reader's zone decides where it is the same, or else
 * any zone with that offset, because clocks may change in between.
 */
const isAfterTodayThere = (moment: DateTime): boolean => {
  const isThere = (zone: string): boolean => moment.setZone(zone).offset === moment.offset;
  if (isThere('default')) return isAfterToday(moment, 'default');
  if (isAfterToday(moment, moment.zone)) return true;
  return Intl.supportedValuesOf('timeZone').some((zone) => isThere(zone) && isAfterToday(moment, zone));
};

/** A moment to be done by: after today, in the zone it was written in, and not beyond two years. */
export const deadline = () =>
  date()
    .max(40)
    .test('after today', messageId('validation.deadlinePast'), (value) => {
      if (isAbsent(value)) return true;
      return isInstant(value) && isAfterTodayThere(getInstant(value));
    })
    .test('in reach', messageId('validation.deadlineFar'), isInReach);
