import { withValues } from '../messages/message-text.ts';
import { freeText } from './free-text.ts';

/** Shortest and longest message to an agency, in characters, and the rows that its field has. */
export const CONTACT_MIN = 25;
export const CONTACT_MAX = 300;
export const CONTACT_ROWS = 4;

export const contactMessage = () =>
  freeText()
    .max(CONTACT_MAX, withValues('contact.tooLong', { max: CONTACT_MAX }))
    .min(CONTACT_MIN)
    .required();
