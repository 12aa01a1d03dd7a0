import type { InferType } from 'yup';
import type { EmailedRow, EmailPreview } from '@domain/roster/roster-email.api.ts';
import type { emailSchema } from '@domain/roster/roster-email.schema.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export type EmailWords = InferType<typeof emailSchema>;

/** Previews an email: its recipients, and its text for one of them, by default the first. */
export const previewEmail = (
  talentIds: readonly string[],
  words: EmailWords,
  shown: string | undefined,
  submission: Submission,
): Promise<EmailPreview> =>
  api.roster.previewEmail({ ...words, talentIds: [...talentIds], ...(shown ? { shown } : {}) }, submission);

/** Returns a submission for one of several calls, by number. */
export const toPart = ({ idempotencyKey }: Submission, part: number): Submission => ({
  idempotencyKey: `${idempotencyKey}-${part}`,
});

export const sendEmail = async (
  talentIds: readonly string[],
  words: EmailWords,
  submission: Submission,
): Promise<readonly EmailedRow[]> =>
  (await api.roster.email({ ...words, talentIds: [...talentIds] }, submission)).rows;
