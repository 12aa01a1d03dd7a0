import { messageId, text } from '../messages/yup.ts';

/** By name, such as `Europe/Madrid`: engines take bare offsets and other spellings as well, which nobody lives by. */
const NAME = /^(?:UTC|[A-Z]\w*(?:\/[A-Z][\w+-]*)+)$/;

/** Whether it is a zone of the IANA database that this engine can tell the time by. */
export const isTimeZone = (name: string): boolean => {
  if (!NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** A zone of the IANA database, such as `Europe/Madrid`. */
export const timeZone = () =>
  text()
    .max(60)
    .test('zone', messageId('validation.invalid'), (name) => !name || isTimeZone(name));

/** The zone that a browser says it is in, unasked: one that is not known here is as good as none, and refused to nobody. */
export const browserTimeZone = () =>
  text()
    .transform((name: unknown) => (typeof name === 'string' && !isTimeZone(name) ? undefined : name))
    .optional();
