import { LOCALES } from '../messages/locale.ts';
import { strictObject, text } from '../messages/yup.ts';
import { emailAddress } from '../values/addresses.ts';
import type { FieldValues } from '../values/fields.ts';
import { personName, title } from '../values/names.ts';
import { webAddress } from '../values/web-address.ts';
import { wholeNumberBetween } from '../values/whole-number.ts';
import { DIAL_IN_METHODS, PARTICIPANT_SIDES, RECORDED_MINUTES_MAX } from './session-limits.ts';

const toLowerCase = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);
const minutes = wholeNumberBetween(0, RECORDED_MINUTES_MAX).strict().required();

const PARTICIPANT_FIELDS = {
  name: personName().required(),
  side: text().oneOf(PARTICIPANT_SIDES).required(),
};
/** A participant besides talent and engineer, as all participants see them; needs no account. */
export type Participant = FieldValues<typeof PARTICIPANT_FIELDS>;

export const CONTACT_FIELDS = {
  ...PARTICIPANT_FIELDS,
  /** Lower case. */
  email: emailAddress('validation.email').transform(toLowerCase).required(),
  /** Language of their emails, unless their account has another. */
  locale: text().oneOf(LOCALES),
};
/** A participant with contact details, for people who plan the session. */
export type ParticipantContact = FieldValues<typeof CONTACT_FIELDS>;

export const DIAL_IN_FIELDS = {
  method: text().oneOf(DIAL_IN_METHODS).required(),
  /** Https; empty: not known yet. */
  link: webAddress().default(''),
};
export type DialIn = FieldValues<typeof DIAL_IN_FIELDS>;

const NOTE_FIELDS = {
  lateMinutes: minutes,
  /** Who was absent, as text; empty: none. */
  noShow: title().defined().default(''),
  overtimeMinutes: minutes,
};
/** A session's deviations from plan. */
export type SessionNotes = FieldValues<typeof NOTE_FIELDS>;
export const sessionNotes = strictObject(NOTE_FIELDS);
