import { strictObject, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { LOCALES } from '../messages/locale.ts';
import { mailAddress } from '../values/addresses.ts';
import { comingMoment, isInstant, timestamp } from '../values/dates.ts';
import { uniqueList } from '../values/lists.ts';
import { personName, title } from '../values/names.ts';
import { timeZone } from '../values/time-zones.ts';
import { wholeNumberBetween } from '../values/whole-number.ts';
import { webAddress } from '../values/web-address.ts';
import {
  DIAL_IN_METHODS,
  RECORDED_MINUTES_MAX,
  PARTICIPANT_SIDES,
  PARTICIPANTS_MAX,
  SESSION_MINUTES,
  SESSION_ROLES_MAX,
} from './sessions.ts';

const address = () =>
  mailAddress('validation.email').transform((value: unknown) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  );

/** Participants besides talent and engineer. The same address may direct and sign for the client. */
const participants = () =>
  uniqueList(
    strictObject({
      name: personName().required(),
      email: address().required(),
      side: text().oneOf(PARTICIPANT_SIDES).required(),
      locale: text().oneOf(LOCALES).optional(),
    }),
    ({ email, side }) => JSON.stringify([email, side]),
  ).max(PARTICIPANTS_MAX);

const dialIn = () =>
  strictObject({ method: text().oneOf(DIAL_IN_METHODS).required(), link: webAddress().default('') });

/** Shortlisted places of further roles that the same voice records in the session. */
const moreRoles = () => uniqueList(idSchema.required()).max(SESSION_ROLES_MAX - 1);

const minutes = () => wholeNumberBetween(0, RECORDED_MINUTES_MAX).strict().required();

/** Whether a session is neither shorter nor longer than one can be. */
export const isSessionLong = (startsAt: string, endsAt: string): boolean => {
  const length = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  return length >= SESSION_MINUTES.min && length <= SESSION_MINUTES.max;
};

/** A test of an end beside its start; passes while either is missing or no moment. */
const testTimes = (isRight: (startsAt: string, endsAt: string) => boolean) =>
  function (this: yup.TestContext, value: string | null | undefined): boolean {
    const { startsAt } = this.parent as { readonly startsAt?: string };
    return !value || !startsAt || !isInstant(value) || !isInstant(startsAt) || isRight(startsAt, value);
  };

const isAfter = (startsAt: string, endsAt: string): boolean => Date.parse(endsAt) > Date.parse(startsAt);

const getEnd = () =>
  timestamp()
    .test('order', messageId('session.endFirst'), testTimes(isAfter))
    .test(
      'length',
      messageId('session.length'),
      testTimes((startsAt, endsAt) => !isAfter(startsAt, endsAt) || isSessionLong(startsAt, endsAt)),
    );

/**
 * A session to plan: for the accepted slot `bookingId`, or for the shortlisted voice `castingDemoId`, and further roles of that
 * voice by `moreCastingDemoIds`. Without an engineer the first who is free is chosen; clients name none.
 */
export const planFields = {
  bookingId: idSchema.optional(),
  castingDemoId: idSchema.optional(),
  moreCastingDemoIds: moreRoles().optional(),
  engineerId: idSchema.optional(),
  startsAt: comingMoment().required(),
  endsAt: getEnd().required(),
  timeZone: timeZone().required(),
  dialIn: dialIn().required(),
  studio: title().optional(),
  participants: participants().required(),
};

export const planSchema = strictObject(planFields);
export type PlanValues = yup.InferType<typeof planSchema>;

/**
 * Changes of a session; `revision` is the one that was read. Start and end are changed together. `moreCastingDemoIds` replaces
 * all roles but the first.
 */
export const sessionChangeSchema = strictObject({
  revision: yup.number().strict().integer().min(1).max(1_000_000).required(),
  engineerId: idSchema.optional(),
  startsAt: comingMoment().optional(),
  endsAt: getEnd().optional(),
  timeZone: timeZone().optional(),
  dialIn: dialIn().optional().default(undefined),
  studio: title().optional(),
  moreCastingDemoIds: moreRoles().optional(),
  participants: participants().optional(),
  state: text().oneOf(['cancelled', 'done']).optional(),
  notes: strictObject({
    lateMinutes: minutes(),
    noShow: title().defined().default(''),
    overtimeMinutes: minutes(),
  })
    .optional()
    .default(undefined),
});
export type SessionChangeValues = yup.InferType<typeof sessionChangeSchema>;

/** Required free time. `except`: the session being rescheduled, which doesn't count as busy. */
export const engineersSchema = strictObject({
  startsAt: timestamp().required(),
  endsAt: getEnd().required(),
  except: idSchema.optional(),
});
