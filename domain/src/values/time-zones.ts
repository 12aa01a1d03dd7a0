import { messageId, text } from '../messages/yup.ts';
import { isTimeZone, PRESENT_NAMES } from './known-zone.ts';

/** The one name of a zone that has several; a name that is no zone stays. */
export const getCanonicalZone = (name: string): string => {
  if (!isTimeZone(name)) return name;
  const { timeZone: resolved } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
  return PRESENT_NAMES[resolved] ?? resolved;
};

const toCanonical = (name: unknown): unknown => (typeof name === 'string' ? getCanonicalZone(name) : name);

/** An IANA zone such as `Europe/Madrid`, by its canonical name. */
export const timeZone = () =>
  text()
    .transform(toCanonical)
    .max(60)
    .test('zone', messageId('validation.timeZone'), (name) => !name || isTimeZone(name));

/** The browser's time zone, sent automatically: an unknown one is ignored instead of refused. */
export const browserTimeZone = () =>
  text()
    .transform((name: unknown) =>
      typeof name === 'string' && !isTimeZone(name) ? undefined : toCanonical(name),
    )
    .optional();
