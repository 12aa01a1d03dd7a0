import { strictObject, text, type yup } from '../messages/yup.ts';
import { comingDay } from '../values/dates.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { KEY_AREAS, KEY_RIGHTS } from './api-keys.ts';

/** A new key of the chosen agency. Without a last day it is valid until revoked. */
export const apiKeySchema = strictObject({
  name: title().required(),
  areas: uniqueList(text().oneOf(KEY_AREAS).required()).min(1).max(KEY_AREAS.length).required(),
  right: text().oneOf(KEY_RIGHTS).required(),
  // Forms represent none this way.
  lastDay: comingDay()
    .transform((value: string | null) => value || null)
    .nullable()
    .default(null),
});
export type NewKeyValues = yup.InferType<typeof apiKeySchema>;
