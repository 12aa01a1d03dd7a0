import { withValues } from '../messages/message-text.ts';
import type { yup } from '../messages/yup.ts';
import { flag, strictObject, ID_PATTERN, idSchema, messageId, text } from '../messages/yup.ts';
import { contactMessage } from '../values/contact-message.ts';
import { uniqueList } from '../values/lists.ts';
import { AMOUNT_MAX, wholeNumber, wholeNumberBetween } from '../values/whole-number.ts';
import { timeZone } from '../values/time-zones.ts';
import { EXCUSES } from '../bookings/booking-terms.ts';
import { AFTER_ACCEPTANCE, REQUEST_KINDS } from './availability.ts';
import { BOOKING_DAYS_MAX, BOOKING_DAYS_MIN, isDay, readSlot, SLOT_LABELS } from './slots.ts';

/** Maximum slots per request: all of them, on all days. */
const RANGES_MAX = SLOT_LABELS.length * BOOKING_DAYS_MAX;
const ASKED_MAX = 50;

const datetime = text()
  .max(20)
  .test('slot', messageId('availability.noSlot'), (value) => !value || readSlot(value) !== undefined)
  .required();

/** Returns the actual items of a list; empty ones are refused separately. */
const present = <Item>(items: readonly (Item | null | undefined)[]): readonly Item[] =>
  items.flatMap((item) => item ?? []);

/** Slots on three to five days; whether they are in the future depends on the time zone and is checked later. */
const offeredRanges = uniqueList(strictObject({ datetime }), (range) => range.datetime)
  .max(RANGES_MAX)
  .test('days', messageId('availability.days'), (ranges) => {
    if (!ranges) return true;
    const days = new Set(present(ranges).map(({ datetime: written }) => readSlot(written)?.day));
    return days.size >= BOOKING_DAYS_MIN && days.size <= BOOKING_DAYS_MAX;
  });

export const availabilityRequestSchema = strictObject({
  timeZone: timeZone().required(),
  timeRanges: offeredRanges.required(),
  castingDemoIds: uniqueList(idSchema).min(1).max(ASKED_MAX).required(),
  othersThen: text().oneOf(AFTER_ACCEPTANCE).default('release'),
  /** An option is held, and booked later. */
  kind: text().oneOf(REQUEST_KINDS).default('booking'),
});
export type AvailabilityRequestValues = yup.InferType<typeof availabilityRequestSchema>;

const GRID_DAYS_MAX = 28;

/** Comma-separated values in an address. */
const listInText = (most: number, isOne: (value: string) => boolean) =>
  text().test('list', withValues('validation.list', { max: most }), (value) => {
    const all = value?.split(',') ?? [];
    return all.length <= most && all.every(isOne);
  });

/** Talents and days of a grid, with the calendar's time zone. */
export const gridSchema = strictObject({
  castingDemoIds: listInText(ASKED_MAX, (id) => ID_PATTERN.test(id)).required(),
  days: listInText(GRID_DAYS_MAX, isDay).required(),
  timeZone: timeZone().required(),
});

/** The fee that was shown before, in minor units; absent: none. A different one is refused. */
const seenFee = () => wholeNumber().min(0).max(AMOUNT_MAX).optional();
const seenFeeInText = () => wholeNumberBetween(0, AMOUNT_MAX).optional();

/** Other slots; slots and time zone change only together. */
export const availabilityChangeSchema = strictObject({
  timeZone: timeZone().required(),
  timeRanges: offeredRanges.required(),
  fee: seenFee(),
});

/** One other slot for a planned session. */
export const slotProposalSchema = strictObject({
  timeZone: timeZone().required(),
  datetime,
  fee: seenFee(),
});

export const counterSchema = strictObject({
  amount: wholeNumber().min(1).max(AMOUNT_MAX).required(),
  reason: contactMessage(),
});

/** A decision on a counter-offer; `total` is the price that was shown. */
export const counterDecisionSchema = strictObject({
  accepts: flag().required(),
  total: wholeNumber().min(0).max(AMOUNT_MAX).required(),
});

export const cancellationSchema = strictObject({
  fee: seenFeeInText(),
  excuse: text().oneOf(EXCUSES).optional(),
});

/** A reply: all shown slots, exactly one accepted. */
export const availabilityAnswerSchema = strictObject({
  timeRanges: uniqueList(
    strictObject({ id: idSchema, status: text().oneOf(['accepted', 'rejected']).required() }),
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

export const availabilityContactSchema = strictObject({
  message: contactMessage(),
  castingDemoId: idSchema,
  requestAvailabilityId: idSchema,
});
