import type { InferType } from 'yup';
import type { emailSchema } from '@domain/roster/roster-email.schema.ts';

/** A subject and a message to talents. */
export type EmailWords = InferType<typeof emailSchema>;
