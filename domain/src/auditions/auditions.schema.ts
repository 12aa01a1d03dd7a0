import { DateTime } from 'luxon';
import type { yup } from '../messages/yup.ts';
import { exactly, messageId, text } from '../messages/yup.ts';
import { TEXT_AREA_MAX } from '../reference/reference.ts';

const longText = text().max(TEXT_AREA_MAX);

/** Furthest deadline that is taken. */
export const DEADLINE_MAX_DAYS = 365;

/** Scheduling pickers refuse dates up to the end of today; the zone is the one the instant was written in. */
const afterToday = (value: string | undefined): boolean => {
  if (!value) return true;
  const deadline = DateTime.fromISO(value, { setZone: true });
  if (!deadline.isValid) return false;
  const now = DateTime.now().setZone(deadline.zone);
  return deadline > now.endOf('day') && deadline < now.plus({ days: DEADLINE_MAX_DAYS });
};

/** Audition request form. `deadline` is ISO 8601 with its offset. */
export const auditionSchema = exactly({
  style: text()
    .matches(/^[A-Z0-9_]{1,40}$/, messageId('validation.invalid'))
    .required(),
  deadline: text().required().test('after-today', messageId('validation.deadlinePast'), afterToday),
  script: longText.default(''),
  brief: longText.default(''),
});
export type AuditionValues = yup.InferType<typeof auditionSchema>;

/** Identity check form. */
export const identitySchema = exactly({
  email: text()
    .max(254, messageId('identity.emailInvalid'))
    .email(messageId('identity.emailInvalid'))
    .required(messageId('identity.emailRequired')),
  /** The identifier of the mailed address: it names one invitation. */
  urlIdentifier: text().max(160).required(),
});
export type IdentityValues = yup.InferType<typeof identitySchema>;
