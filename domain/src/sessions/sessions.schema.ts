import { strictObject, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { futureMoment, isInstant, timestamp } from '../values/dates.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { timeZone } from '../values/time-zones.ts';
import { CONTACT_FIELDS, DIAL_IN_FIELDS, sessionNotes } from './session-fields.ts';
import { PARTICIPANTS_MAX, SESSION_MINUTES, SESSION_ROLES_MAX } from './session-limits.ts';

/** Participants besides talent and engineer. The same address may direct and sign for the client. */
const participants = () =>
  uniqueList(strictObject(CONTACT_FIELDS), ({ email, side }) => JSON.stringify([email, side])).max(
    PARTICIPANTS_MAX,
  );

/** Shortlisted places of further roles that the same voice records in the session. */
const moreRoles = () => uniqueList(idSchema.required()).max(SESSION_ROLES_MAX - 1);

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
  startsAt: futureMoment().required(),
  endsAt: getEnd().required(),
  timeZone: timeZone().required(),
  dialIn: strictObject(DIAL_IN_FIELDS).required(),
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
  startsAt: futureMoment().optional(),
  endsAt: getEnd().optional(),
  timeZone: timeZone().optional(),
  dialIn: strictObject(DIAL_IN_FIELDS).optional().default(undefined),
  studio: title().optional(),
  moreCastingDemoIds: moreRoles().optional(),
  participants: participants().optional(),
  state: text().oneOf(['cancelled', 'done', 'planned']).optional(),
  notes: sessionNotes.optional().default(undefined),
});
export type SessionChangeValues = yup.InferType<typeof sessionChangeSchema>;

/** Required free time. `except`: the session being rescheduled, which doesn't count as busy. */
export const engineersSchema = strictObject({
  startsAt: timestamp().required(),
  endsAt: getEnd().required(),
  except: idSchema.optional(),
});
