import { text } from '../messages/yup.ts';
import { TEXT_AREA_MAX } from '../reference/reference.ts';

/** Text of several lines, each ended by `\n` whatever the browser sent. */
export const freeText = (max = TEXT_AREA_MAX) =>
  text()
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value))
    .max(max);
