import { text } from '../messages/yup.ts';
import { TEXT_AREA_MAX } from '../reference/reference.ts';

/** Multi-line text with ` ` line ends, whichever the browser sent. */
export const freeText = (max = TEXT_AREA_MAX) =>
  text()
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value))
    .max(max);
