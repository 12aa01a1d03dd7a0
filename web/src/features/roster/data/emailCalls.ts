import type { InferType } from 'yup';
import { rosterEmailApi, type EmailedRow, type EmailPreview } from '@domain/roster/roster-email.api.ts';
import type { emailSchema } from '@domain/roster/roster-email.schema.ts';
import { change } from '../../../lib/http/call.ts';
import type { Press } from '../../../lib/press/presser.ts';

export type EmailWords = InferType<typeof emailSchema>;

/** Previews an email: its recipients, and its text for one of them, by default the first. */
export const previewEmail = (
  talentIds: readonly string[],
  words: EmailWords,
  shown: string | undefined,
  press: Press,
): Promise<EmailPreview> =>
  change(
    rosterEmailApi['roster.previewEmail'],
    { body: { ...words, talentIds: [...talentIds], ...(shown ? { shown } : {}) } },
    press,
  );

/** Returns a press for one of several calls, by number. */
export const toPart = ({ idempotencyKey }: Press, part: number): Press => ({
  idempotencyKey: `${idempotencyKey}-${part}`,
});

export const sendEmail = async (
  talentIds: readonly string[],
  words: EmailWords,
  press: Press,
): Promise<readonly EmailedRow[]> =>
  (await change(rosterEmailApi['roster.email'], { body: { ...words, talentIds: [...talentIds] } }, press))
    .rows;
