import { withValues } from '../messages/message-text.ts';
import type { yup } from '../messages/yup.ts';
import { exactly, ID_PATTERN, idSchema, messageId, text } from '../messages/yup.ts';
import { contactMessage } from '../values/contact-message.ts';
import { eachOnce } from '../values/lists.ts';
import { timeZone } from '../values/time-zones.ts';
import { OTHERS_THEN } from './availability.ts';
import { BOOKING_DAYS_MAX, BOOKING_DAYS_MIN, isDay, readSlot, SLOT_LABELS } from './slots.ts';

/** Most slots that a request offers: all of them, on all days. */
export const RANGES_MAX = SLOT_LABELS.length * BOOKING_DAYS_MAX;
/** Talents asked at once. */
export const ASKED_MAX = 50;

const datetime = text()
  .max(20)
  .test('slot', messageId('availability.noSlot'), (value) => !value || readSlot(value) !== undefined)
  .required();

/** What of a list is an item at all: one that is none is refused by itself. */
const present = <Item>(items: readonly (Item | null | undefined)[]): readonly Item[] =>
  items.flatMap((item) => item ?? []);

/** Slots on three to five days; whether they are still to come depends on the zone, and is checked where that is known. */
const offeredRanges = eachOnce(exactly({ datetime }), (range) => range.datetime)
  .max(RANGES_MAX)
  .test('days', messageId('availability.days'), (ranges) => {
    if (!ranges) return true;
    const days = new Set(present(ranges).map(({ datetime: written }) => readSlot(written)?.day));
    return days.size >= BOOKING_DAYS_MIN && days.size <= BOOKING_DAYS_MAX;
  });

/** Whom to ask for which slots. */
export const availabilityRequestSchema = exactly({
  timeZone: timeZone().required(),
  timeRanges: offeredRanges.required(),
  castingDemoIds: eachOnce(idSchema).min(1).max(ASKED_MAX).required(),
  othersThen: text().oneOf(OTHERS_THEN).default('release'),
});
export type AvailabilityRequestValues = yup.InferType<typeof availabilityRequestSchema>;

/** Days that one look at the grid takes in. */
export const GRID_DAYS_MAX = 28;

/** Several values in an address, parted by commas. */
const listInText = (most: number, isOne: (value: string) => boolean) =>
  text().test('list', withValues('validation.list', { max: most }), (value) => {
    const all = value?.split(',') ?? [];
    return all.length <= most && all.every(isOne);
  });

/** Whose free hours are asked for, on which days of which zone's calendar. */
export const gridSchema = exactly({
  castingDemoIds: listInText(ASKED_MAX, (id) => ID_PATTERN.test(id)).required(),
  days: listInText(GRID_DAYS_MAX, isDay).required(),
  timeZone: timeZone().required(),
});

/** Other slots; slots and their zone are changed together or not at all. */
export const availabilityChangeSchema = exactly({
  timeZone: timeZone().required(),
  timeRanges: offeredRanges.required(),
});

/** An answer: every slot that the page showed, exactly one of them accepted. */
export const availabilityAnswerSchema = exactly({
  timeRanges: eachOnce(
    exactly({ id: idSchema, status: text().oneOf(['accepted', 'rejected']).required() }),
    (range) => range.id,
  )
    .min(1)
    .max(RANGES_MAX)
    .test('one accepted', messageId('availability.oneSlot'), (ranges) => {
      if (!ranges) return true;
      return present(ranges).filter(({ status }) => status === 'accepted').length === 1;
    })
    .required(),
});

export const availabilityContactSchema = exactly({
  message: contactMessage(),
  castingDemoId: idSchema,
  requestAvailabilityId: idSchema,
});
