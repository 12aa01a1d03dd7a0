import { agencyStaff, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import type { Locale } from '../messages/locale.ts';
import { emailPreviewSchema, sentEmailSchema } from './roster-email.schema.ts';

/**
 * Why a talent is left out. `already`: same subject and message within a day; `unconfirmed`: address not verified;
 * `enough`: inbox got `EMAILS_A_DAY` of this agency within a day; `notFound`: no talent of this agency.
 */
const LEFT_OUT = ['already', 'enough', 'blocked', 'unconfirmed', 'notFound'] as const;
export type SkipReason = (typeof LEFT_OUT)[number];

/** A selected talent, and whether they get the email. `name` is empty for people outside the agency. */
export interface EmailRecipient {
  readonly talentId: string;
  readonly name: string;
  readonly outcome: 'ready' | SkipReason;
}

/** The email as one talent gets it. */
export interface ShownEmail {
  readonly talentId: string;
  /** The talent's language, in which all around the message is written. */
  readonly locale: Locale;
  readonly subject: string;
  readonly html: string;
  /** Reply address. */
  readonly replyTo: string;
}

export interface EmailPreview {
  /** In the order of selection. */
  readonly recipients: readonly EmailRecipient[];
  /** Null: no one gets it. */
  readonly shown: ShownEmail | null;
}

/** Result for one selected talent. */
export interface EmailedRow {
  readonly talentId: string;
  readonly outcome: 'queued' | SkipReason;
}

export const rosterEmailApi = {
  'roster.previewEmail': endpoint<EmailPreview>()({
    method: 'POST',
    path: '/talentCRM/email/preview',
    summary: 'Preview an email to talents',
    description: 'Recipients, exclusions with reasons, and the text for one of them. Nothing is sent.',
    auth: agencyStaff,
    body: emailPreviewSchema,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 300, seconds: 3600 },
  }),
  'roster.email': endpoint<{ readonly rows: readonly EmailedRow[] }>()({
    method: 'POST',
    path: '/talentCRM/email',
    summary: 'Send an email to talents',
    description:
      'Up to 50, individually. The same text reaches nobody twice a day, and no inbox gets more than five.',
    auth: agencyStaff,
    body: sentEmailSchema,
    errors: [...WRITE_ERRORS, 429],
    // Two thousand emails: a roster of five hundred four times over.
    limit: { calls: 40, seconds: 3600 },
  }),
};
